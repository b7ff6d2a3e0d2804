import { validatePreviewUrl } from "@sanity/preview-url-secret";

import { configuredProject } from "@/lib/integrations/sanity/configured-source";
import { sanityClient } from "@/lib/integrations/sanity/content-source";

/**
 * The path that a preview link of the studio leads to; null when the link was not made there or is too old. The studio
 * writes the link's secret into the dataset, where only editors and this site's token can read it.
 */
export async function checkPreviewLink(url: string): Promise<string | null> {
  const project = configuredProject();
  if (!project?.token) return null;
  const { isValid, redirectTo } = await validatePreviewUrl(sanityClient(project), url);
  return isValid && redirectTo ? redirectTo : null;
}
