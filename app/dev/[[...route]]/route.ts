import { answerDev } from "@/lib/services/operation/answer-dev";

export const dynamic = "force-dynamic";

export { answerDev as DELETE, answerDev as GET, answerDev as POST };
