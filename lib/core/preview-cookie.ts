/** Names the article whose drafts a browser may see; `lib/services/cms/preview-pass.ts` writes and checks it. */
export const previewCookie = "bandwise-preview";

/** The path, without a language, that a pass names, whoever wrote it. */
export const previewedPath = (pass: string | undefined) => pass?.split("~", 1)[0] ?? null;
