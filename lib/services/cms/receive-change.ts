import "server-only";
import { decodeSignatureHeader, isValidSignature } from "@sanity/webhook";
import { z } from "zod";

import { articleTag, tagOfType } from "@/lib/content/live/follow-tags";
import { refreshLibrary } from "@/lib/content/live/library";
import { AppError, isAppError } from "@/lib/core/errors";
import { refusedSentences } from "@/lib/integrations/sanity/cms-health";
import { configuredProject } from "@/lib/integrations/sanity/configured-source";
import { expireDue } from "@/lib/services/cms/refresh-pages";
import type { Ctx, Runtime } from "@/lib/services/runtime";

const oldest = 5 * 60_000;

const Change = z.object({
  _id: z.string().min(1).max(200),
  _type: z.string().min(1).max(100),
  collection: z.string().optional().catch(undefined),
  slug: z
    .union([z.string(), z.object({ current: z.string() }).transform(({ current }) => current)])
    .optional()
    .catch(undefined),
});
type Change = z.infer<typeof Change>;

/** Somebody published, changed or deleted a document: the pages that show it are made anew for their next readers. */
export async function receiveChange(ctx: Ctx, input: { rawBody: string; signature: string | undefined }) {
  const { runtime } = ctx;
  const secret = runtime.env.SANITY_WEBHOOK_SECRET;
  if (!secret || !configuredProject()) throw new AppError("cms/not-configured");
  const signature = await checkSignature(runtime, secret, input);
  const change = readChange(input.rawBody);
  if (/^(drafts|versions)\./.test(change._id)) return { expired: [], refused: [] };
  await takeOnce(runtime, signature);
  try {
    return await follow(runtime, change);
  } catch (error) {
    // The same message may come again and find the content system up.
    await runtime.limits.clear("webhook.once", signature);
    throw error;
  }
}

async function checkSignature(
  runtime: Runtime,
  secret: string,
  { rawBody, signature }: { rawBody: string; signature: string | undefined },
) {
  if (!signature || (await isValidSignature(rawBody, signature, secret)) !== true)
    throw new AppError("webhook/signature");
  const age = runtime.now().getTime() - decodeSignatureHeader(signature).timestamp;
  if (Math.abs(age) > oldest) throw new AppError("webhook/old");
  return signature;
}

function readChange(rawBody: string): Change {
  try {
    return Change.parse(JSON.parse(rawBody));
  } catch (cause) {
    throw new AppError("webhook/content", { cause });
  }
}

async function takeOnce(runtime: Runtime, signature: string) {
  try {
    await runtime.limits.consume("webhook.once", signature);
  } catch (cause) {
    if (isAppError(cause) && cause.code === "request/too-many")
      throw new AppError("webhook/replayed", { cause });
    throw cause;
  }
}

async function follow(runtime: Runtime, change: Change) {
  const { _id: id, _type: type, collection, slug } = change;
  const typeTag = tagOfType(type);
  if (type !== "article" && !typeTag) return { expired: [], refused: [] };
  if (!(await refreshLibrary())) throw new AppError("cms/unavailable", { retryAfter: 60 });
  const own = collection && slug ? [articleTag(collection, slug)] : [];
  const expired = await expireDue(runtime, typeTag ? [typeTag] : own);
  return { expired, refused: refusedSentences(id) };
}
