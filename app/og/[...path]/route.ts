import { answerPicture } from "@/lib/seo/picture/answer-picture";

export const dynamic = "force-dynamic";

export async function GET(request: Request, { params }: { params: Promise<{ path: string[] }> }) {
  return answerPicture(request, (await params).path);
}
