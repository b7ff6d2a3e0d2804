import "server-only";
import { hkdfSync, randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/** Derives a separate key for each purpose from one secret. */
export type Secrets = (purpose: string) => Buffer;

/** The secret of APP_SECRET (the same in every process of a deployment), else one kept in the data folder. */
export async function openSecrets(settings: {
  secret: string | undefined;
  dataDir: string;
}): Promise<Secrets> {
  const root = settings.secret ?? (await keptSecret(settings.dataDir));
  return (purpose) => Buffer.from(hkdfSync("sha256", root, "bandwise", purpose, 32));
}

async function keptSecret(dataDir: string) {
  const file = path.join(dataDir, "secret");
  await mkdir(dataDir, { recursive: true });
  const fresh = randomBytes(32).toString("base64url");
  await writeFile(file, fresh, { flag: "wx", mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  const kept = (await readFile(file, "utf8")).trim();
  if (kept.length < 32)
    throw new Error(
      `The secret in ${file} is damaged. Delete the file; people sign in again with new codes.`,
    );
  return kept;
}
