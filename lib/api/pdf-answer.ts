import "server-only";

/** A file that is made for its reader alone. */
export function pdfAnswer(bytes: Uint8Array, name: string): Response {
  return new Response(Uint8Array.from(bytes), {
    headers: {
      "content-type": "application/pdf",
      "content-length": String(bytes.length),
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}

/** As the API's description names it. */
export const pdfAnswerOf = (description: string) => ({
  description,
  content: { "application/pdf": { schema: { type: "string" as const, format: "binary" } } },
});
