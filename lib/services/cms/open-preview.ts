import "server-only";

import { parseArticlePath } from "@/lib/content/articles/shelves";
import { AppError } from "@/lib/core/errors";
import { localePath, splitPath } from "@/lib/i18n/locales";
import { checkPreviewLink } from "@/lib/integrations/sanity/check-preview-link";
import { configuredProject } from "@/lib/integrations/sanity/configured-source";
import { writePass } from "@/lib/services/cms/preview-pass";
import type { Ctx } from "@/lib/services/runtime";

/** Opens the drafts of the article that a link of the studio names; says where it is, and gives the pass for it and the cookies for the page server. */
export async function openPreview({ runtime }: Ctx, { url }: { url: string }) {
  if (!configuredProject()?.token) throw new AppError("cms/not-configured");
  const target = await readLink(url);
  if (!target) throw new AppError("preview/link");
  const { locale, path } = splitPath(new URL(target, "http://localhost").pathname);
  if (!parseArticlePath(path)) throw new AppError("preview/link");
  const cookies = await runtime.site.preview(true);
  return { location: localePath(locale, path), pass: writePass(runtime, path), cookies };
}

async function readLink(url: string) {
  try {
    return await checkPreviewLink(url);
  } catch (cause) {
    throw new AppError("cms/unavailable", { cause, retryAfter: 30 });
  }
}
