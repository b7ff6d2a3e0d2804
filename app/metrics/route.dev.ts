import { answer } from "@/lib/api/server";

export const dynamic = "force-dynamic";

const handler = (request: Request) => answer(request, {});
export { handler as GET, handler as OPTIONS, handler as POST };
