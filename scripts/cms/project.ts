import { sanityClient } from "@/lib/integrations/sanity/content-source";

/** What the person at the keyboard can correct: shown without a stack. */
export class CmsFault extends Error {}

type Settings = Record<string, string | undefined>;

/** The project of the settings, with the token that a command needs. */
export function openProject(env: Settings, tokenName: "SANITY_API_WRITE_TOKEN" | "SANITY_API_READ_TOKEN") {
  const projectId = env.SANITY_PROJECT_ID;
  const token = env[tokenName];
  if (!projectId)
    throw new CmsFault(
      "Set SANITY_PROJECT_ID: it stands at the top of the project's page at sanity.io/manage.",
    );
  if (!token)
    throw new CmsFault(
      `Set ${tokenName}: make a token at sanity.io/manage, under API, with the role ${tokenName === "SANITY_API_WRITE_TOKEN" ? "Editor" : "Viewer"}.`,
    );
  const dataset = env.SANITY_DATASET || "production";
  const client = sanityClient({ projectId, dataset, token, host: env.SANITY_API_HOST || undefined });
  return { projectId, dataset, client };
}

const statusOf = (error: unknown) =>
  error instanceof Error && "statusCode" in error && typeof error.statusCode === "number"
    ? error.statusCode
    : null;

/** What Sanity refused, in words that say what to do. */
export function explain(error: unknown): string | null {
  if (error instanceof CmsFault) return error.message;
  const status = statusOf(error);
  if (status === 401 || status === 403)
    return "Sanity does not let this token do that: make a new one at sanity.io/manage with the role that is needed.";
  if (status === 404)
    return "Sanity knows no such project or dataset: check SANITY_PROJECT_ID and SANITY_DATASET.";
  if (status === 409)
    return "Somebody changed one of the documents at the same moment. Nothing of that batch was written: run the command again.";
  if (
    status !== null ||
    (error instanceof Error && /request|fetch|socket|ECONN|ENOTFOUND|timed? ?out/i.test(error.message))
  )
    return `Sanity did not answer (${error instanceof Error ? error.message.split("\n", 1)[0] : status}). What was written stays; run the command again.`;
  return null;
}

/** Runs a command; a fault that somebody can correct is one sentence. */
export async function runCms(main: () => Promise<number>) {
  try {
    process.exitCode = await main();
  } catch (error) {
    const sentence = explain(error);
    if (!sentence) throw error;
    process.stderr.write(`${sentence}\n`);
    process.exitCode = 1;
  }
}
