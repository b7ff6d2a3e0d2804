import { answer } from "@/lib/api/server";

export const dynamic = "force-dynamic";

const handler = (request: Request) => answer(request, {});
export {
  handler as DELETE,
  handler as GET,
  handler as HEAD,
  handler as OPTIONS,
  handler as PATCH,
  handler as POST,
  handler as PUT,
};
