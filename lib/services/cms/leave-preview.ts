import "server-only";

import { parseArticlePath } from "@/lib/content/articles/shelves";
import { previewedPath } from "@/lib/core/preview-cookie";
import { type Locale, localePath } from "@/lib/i18n/locales";
import type { Ctx } from "@/lib/services/runtime";

/** Ends the preview; says where readers find the article, and the cookies that tell the page server. */
export async function leavePreview({ runtime }: Ctx, input: { pass: string | undefined; locale: Locale }) {
  const cookies = await runtime.site.preview(false);
  const path = previewedPath(input.pass);
  const location = localePath(input.locale, path && parseArticlePath(path) ? path : "/");
  return { location, cookies };
}
