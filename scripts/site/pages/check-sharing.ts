import { findPageHead } from "@/lib/seo/page-head";
import { pageOfPicture, pictureVersion } from "@/lib/seo/picture/picture-address";
import type { BuiltPage } from "@/scripts/site/pages/built-pages";
import type { PageFault } from "@/scripts/site/pages/check-pages";

async function faultOf({ picture, isIndexed, title, ...page }: BuiltPage, site: string) {
  if (!picture) return isIndexed ? "no picture for sharing" : null;
  const { pathname, searchParams, origin } = new URL(picture.address);
  const place = pathname.startsWith("/og/") ? pageOfPicture(pathname.split("/").slice(2)) : null;
  const head = place && (await findPageHead(place.locale, place.path));
  if (!place || !head || origin !== new URL(site).origin)
    return `${picture.address} is the picture of no page`;
  if (place.locale !== page.locale || place.path !== page.path)
    return `${picture.address} is another page's picture`;
  if (searchParams.get("v") !== pictureVersion(head))
    return "the picture's address has not the title's version";
  return picture.alt === title ? null : "the picture's text is not the title";
}

/** Every page that search engines hear of has a picture of its own, which the server will draw. */
export async function checkSharing(pages: readonly BuiltPage[], site: string): Promise<PageFault[]> {
  const found = await Promise.all(
    pages.map(async (page) => ({ address: page.address, fault: await faultOf(page, site) })),
  );
  return found.flatMap(({ address, fault }) => (fault ? [{ address, fault }] : []));
}
