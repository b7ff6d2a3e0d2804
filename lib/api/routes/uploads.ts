import "server-only";
import { createRoute, z } from "@hono/zod-openapi";

import { bodyOf } from "@/lib/api/body-of";
import { callableBy } from "@/lib/api/callable-by";
import { errorResponses } from "@/lib/api/error-body";
import { limitedBy } from "@/lib/api/limited-by";
import { data, dataAnswer, newRoutes } from "@/lib/api/new-routes";
import { answerTus } from "@/lib/services/files/answer-tus";
import { deleteUpload, readRecording } from "@/lib/services/files/read-upload";
import { mostBytes } from "@/lib/services/files/upload-kinds";

const uploads = { ...callableBy.guest, tags: ["uploads"] };
const params = z.object({ id: z.uuid() });
const text = (description: string, required = true) => ({
  description,
  required,
  schema: { type: "string" as const },
});
const header = (name: string, schema: object, required = true) => ({
  ...{ name, in: "header" as const, required, schema },
});
const protocol = header("Tus-Resumable", { type: "string", enum: ["1.0.0"] });
const offset = { "Upload-Offset": text("How many bytes are there") };
const sha256 = {
  "Upload-Sha256": text("Of all bytes, once they are there: the sender's copy may go", false),
};

const createRouteEntry = createRoute({
  ...uploads,
  ...limitedBy("upload.user", "upload.address"),
  ...bodyOf.none,
  method: "post",
  path: "/uploads",
  summary:
    "Begins an upload of a recording (tus 1.0.0, creation); `Upload-Metadata` has its content type as `filetype`. The limits count KiB",
  parameters: [
    protocol,
    header("Upload-Length", { type: "integer", minimum: 0 }),
    header("Upload-Metadata", { type: "string" }),
  ],
  responses: {
    201: { description: "It may come now", headers: { Location: text("Where the bytes go") } },
    ...errorResponses("upload/refused", "upload/too-large", "upload/protocol", "consent/needed"),
  },
});

const readRoute = createRoute({
  ...uploads,
  method: "get",
  path: "/uploads/{id}",
  summary: "A recording of the caller's; as HEAD with `Tus-Resumable`: how many of its bytes are there",
  request: { params },
  responses: {
    200: {
      description: "The recording",
      content: { "audio/*": { schema: z.string().openapi({ format: "binary" }) } },
    },
    ...errorResponses("upload/unknown", "upload/protocol", "upload/storage-full"),
  },
});

const patchRoute = createRoute({
  ...uploads,
  ...bodyOf.stream(mostBytes),
  method: "patch",
  path: "/uploads/{id}",
  summary: "The bytes from an offset on, as many as there are",
  request: { params },
  parameters: [protocol, header("Upload-Offset", { type: "integer", minimum: 0 })],
  requestBody: {
    required: true,
    content: { "application/offset+octet-stream": { schema: { type: "string", format: "binary" } } },
  },
  responses: {
    204: { description: "They are there", headers: { ...offset, ...sha256 } },
    ...errorResponses(
      ...(["upload/unknown", "upload/conflict", "upload/protocol", "upload/storage-full"] as const),
      ...(["upload/refused", "upload/unreadable", "upload/too-large", "upload/too-long"] as const),
    ),
  },
});

const deleteRoute = createRoute({
  ...uploads,
  ...bodyOf.none,
  method: "delete",
  path: "/uploads/{id}",
  summary: "Takes a recording of the caller's away for good",
  request: { params },
  responses: { 200: dataAnswer("It is gone", z.null()), ...errorResponses("upload/unknown") },
});

export const uploadRoutes = newRoutes()
  .openapi(createRouteEntry, async (c) => {
    const { status, headers } = await answerTus(c.var.ctx, c.req.raw, null);
    return new Response(null, { status, headers });
  })
  .openapi(readRoute, async (c) => {
    const { id } = c.req.valid("param");
    if (c.req.raw.method === "HEAD") {
      const { status, headers } = await answerTus(c.var.ctx, c.req.raw, id);
      return new Response(null, { status, headers });
    }
    const { bytes, contentType, name } = await readRecording(c.var.ctx, id);
    return new Response(bytes, {
      headers: {
        "content-type": contentType,
        "content-length": String(bytes.length),
        "content-disposition": `attachment; filename="${name}"`,
        "cache-control": "private, no-store",
        "x-content-type-options": "nosniff",
      },
    });
  })
  .openapi(patchRoute, async (c) => {
    const { status, headers } = await answerTus(c.var.ctx, c.req.raw, c.req.valid("param").id);
    return new Response(null, { status, headers });
  })
  .openapi(deleteRoute, async (c) => {
    await deleteUpload(c.var.ctx, c.req.valid("param").id);
    return c.json(data(null), 200);
  });
