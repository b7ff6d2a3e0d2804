import "server-only";

import { mediaResponse } from "@/lib/api/media-response";

type Asked = {
  req: { header: (name: string) => string | undefined };
  var: { ctx: { requestId: string } };
};

/** A recording or picture as a route answers it: whole, in part, or not changed. */
export function mediaAnswer(
  c: Asked,
  media: { bytes: Uint8Array<ArrayBuffer>; contentType: string },
): Response {
  const response = mediaResponse(media, {
    range: c.req.header("range"),
    ifRange: c.req.header("if-range"),
    ifNoneMatch: c.req.header("if-none-match"),
  });
  response.headers.set("x-request-id", c.var.ctx.requestId);
  return response;
}
