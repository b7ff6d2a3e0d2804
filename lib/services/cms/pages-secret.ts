import "server-only";
import type { Secrets } from "@/lib/services/operation/secrets";

/** What a process shows to the page server; the same in every process of a deployment. */
export const pagesSecret = (secrets: Secrets) => secrets("pages").toString("base64url");
