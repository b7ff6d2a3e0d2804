/** In production `scripts/serve.mjs` has started the runtime before it asks for pages; there is one in a process. */
export async function register() {
  if (process.env.NODE_ENV !== "development" || process.env.NEXT_RUNTIME !== "nodejs") return;
  const { startRuntime } = await import("@/lib/services/operation/start-runtime");
  await startRuntime();
}
