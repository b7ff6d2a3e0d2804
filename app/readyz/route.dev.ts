import { answerInDevelopment } from "@/lib/api/answer-in-development";

export const dynamic = "force-dynamic";

export { answerInDevelopment as GET, answerInDevelopment as OPTIONS, answerInDevelopment as POST };
