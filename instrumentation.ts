export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NEXT_PHASE === "phase-production-build") return;
  const { startRuntime } = await import("@/lib/services/operation/start-runtime");
  await startRuntime();
}
