import "server-only";
import { hkdfSync, randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";

/** Derives a separate key for each purpose from one secret. */
export type Derive = (purpose: string) => Buffer;
export type Secrets = Derive & {
  /** The file it lies in; null where APP_SECRET says it. */
  readonly file: string | null;
};

const form = /^[\w-]{43}$/;

/** The secret of APP_SECRET (the same in every process of a deployment), else one kept in the data folder. */
export async function openSecrets(settings: {
  secret: string | undefined;
  dataDir: string;
}): Promise<Secrets> {
  const file = settings.secret ? null : fileIn(settings.dataDir);
  const root = settings.secret ?? (await keptSecret(fileIn(settings.dataDir)));
  const derive = (purpose: string) => Buffer.from(hkdfSync("sha256", root, "bandwise", purpose, 32));
  return Object.assign(derive, { file });
}

const fileIn = (dataDir: string) => path.join(dataDir, "secret");

/** Throws for a secret that is kept and damaged; makes none. */
export function checkKeptSecret(dataDir: string) {
  if (existsSync(fileIn(dataDir))) readWhole(fileIn(dataDir));
}

/** What to do about a secret that is lost; what it signed is void then. */
export const secretAdvice = (file: string) =>
  `put ${file} back from a backup, or delete it and run \`npm run secret:accept\` (codes and links in mails become void)`;

async function keptSecret(file: string) {
  const fresh = randomBytes(32).toString("base64url");
  await writeFile(file, fresh, { flag: "wx", mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  return readWhole(file);
}

function readWhole(file: string) {
  const kept = readKept(file).trim();
  if (!form.test(kept)) throw new Error(`The secret in ${file} is damaged: ${secretAdvice(file)}.`);
  return kept;
}

function readKept(file: string) {
  try {
    return readFileSync(file, "utf8");
  } catch (cause) {
    const reason = cause instanceof Error && "code" in cause ? ` (${String(cause.code)})` : "";
    throw new Error(`The secret in ${file} cannot be read${reason}: ${secretAdvice(file)}.`, { cause });
  }
}
