import { changePages } from "@/lib/services/cms/change-pages";

export const dynamic = "force-dynamic";

export { changePages as POST };
