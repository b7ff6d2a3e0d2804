import type { ComponentProps } from "react";

import { type Picture, textPicture } from "@/lib/content/live/picture-address";
import { pictureSize } from "@/lib/content/picture-size";

type SizedProps = { picture: Picture; alt: string; sizes: string; eager?: boolean; className?: string };

/** A picture whose place on the page is kept free: nothing moves when it comes late or not at all. */
export function SizedPicture({ picture, alt, sizes, eager = false, className }: SizedProps) {
  const loading = eager ? ("eager" as const) : ("lazy" as const);
  const fields = { ...picture, className, loading, ...(picture.srcSet && { sizes }) };

  return <img {...fields} alt={alt} decoding="async" />;
}

/** A picture in a text: a drawing of the site, or one that lies in the CMS. */
export async function TextPicture({ src, alt = "" }: ComponentProps<"img">) {
  const address = typeof src === "string" ? src : "";
  const size = (await pictureSize(address)) ?? { width: 640, height: 420 };
  const picture = textPicture(address) ?? { src: address, ...size };
  return <SizedPicture picture={picture} alt={alt} sizes="(min-width: 64rem) 42rem, 100vw" />;
}
