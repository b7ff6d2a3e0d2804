import { SizedPicture } from "@/components/content/text-picture";
import type { Article } from "@/lib/content/articles/article";
import { coverPicture } from "@/lib/content/live/picture-address";

/** Only articles of the CMS have a cover; its colour stands until the picture is there. */
export function ArticleCover({ article: { cover } }: { article: Article }) {
  const picture = cover && coverPicture(cover);
  if (!picture) return null;
  return (
    <SizedPicture
      picture={picture}
      alt={cover.alt}
      sizes="(min-width: 64rem) 42rem, 100vw"
      eager
      className="mb-10 h-auto w-full rounded-card bg-sunken"
    />
  );
}
