import { readContentNotes } from "@/lib/services/cms/watch-content";
import { readReadiness } from "@/lib/services/operation/read-readiness";

export const dynamic = "force-dynamic";

export async function GET() {
  const reasons = await readReadiness();
  return Response.json(
    { ready: reasons.length === 0, reasons, notes: readContentNotes() },
    { status: reasons.length === 0 ? 200 : 503, headers: { "cache-control": "no-store" } },
  );
}
