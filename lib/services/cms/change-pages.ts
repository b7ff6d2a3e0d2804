import "server-only";
import { z } from "zod";

import { isSameSecret } from "@/lib/core/signing";
import { expirePages, setPreview } from "@/lib/integrations/site/next-pages";
import { getRuntime } from "@/lib/services/operation/start-runtime";
import { pagesSecret } from "@/lib/services/cms/pages-secret";

const Change = z.union([
  z.strictObject({ expire: z.array(z.string().max(500)).max(10_000) }),
  z.strictObject({ preview: z.boolean() }),
]);

/** The page server's end of `SitePages`: for everybody without the secret there is nothing here. */
export async function changePages(request: Request): Promise<Response> {
  const { secrets } = await getRuntime();
  const sent = request.headers.get("authorization") ?? "";
  if (!isSameSecret(sent, `Bearer ${pagesSecret(secrets)}`))
    return new Response("Not found\n", { status: 404, headers: { "x-robots-tag": "noindex" } });
  const change = Change.parse(await request.json());
  if ("expire" in change) expirePages(change.expire);
  else await setPreview(change.preview);
  return new Response(null, { status: 204 });
}
