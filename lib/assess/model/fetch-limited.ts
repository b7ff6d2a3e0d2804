const mostBytes = 2_000_000;

/** `fetch` that follows no redirect, which could take the key elsewhere, and reads no answer without an end. */
export async function fetchLimited(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: "error" });
  if (!response.body) return response;
  let length = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        length += chunk.length;
        if (length > mostBytes) controller.error(new Error(`An answer of more than ${mostBytes} bytes.`));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted, response);
}
