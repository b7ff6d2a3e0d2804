import { readNotes, readReadiness } from "@/lib/services/operation/read-readiness";

export const dynamic = "force-dynamic";

export async function GET(request: Request) {
  const reasons = await readReadiness();
  return Response.json(
    { ready: reasons.length === 0, reasons, notes: await readNotes(request.headers).catch(() => []) },
    { status: reasons.length === 0 ? 200 : 503, headers: { "cache-control": "no-store" } },
  );
}
