import { readMetrics } from "@/lib/services/operation/read-metrics";

export const dynamic = "force-dynamic";

export async function GET(request: Request) {
  const figures = await readMetrics(request.headers);
  if (!figures) return new Response("Not found\n", { status: 404 });
  return new Response(figures.text, {
    headers: { "content-type": figures.type, "cache-control": "no-store" },
  });
}
