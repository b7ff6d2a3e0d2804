import { revalidateTag } from "next/cache";
import { draftMode } from "next/headers";

/** Works inside a request of the page server only. */
export function expirePages(tags: readonly string[]) {
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
}

/** Works inside a request of the page server only; its answer gets the cookie. */
export async function setPreview(isOn: boolean) {
  const mode = await draftMode();
  if (isOn) mode.enable();
  else mode.disable();
}
