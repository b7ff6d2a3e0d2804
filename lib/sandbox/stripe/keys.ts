import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { z } from "zod";

const SandboxKeys = z.object({
  secretKey: z.string().startsWith("sk_test_"),
  webhookSecret: z.string().startsWith("whsec_"),
});
export type SandboxKeys = z.infer<typeof SandboxKeys>;

const fileIn = (folder: string) => path.join(folder, "keys.json");

/** The keys of the sandbox in this folder: random, made once. */
export function sandboxKeys(folder: string): SandboxKeys {
  const file = fileIn(folder);
  mkdirSync(folder, { recursive: true });
  const fresh: SandboxKeys = {
    secretKey: `sk_test_${randomBytes(24).toString("hex")}`,
    webhookSecret: `whsec_${randomBytes(24).toString("hex")}`,
  };
  try {
    writeFileSync(file, JSON.stringify(fresh, null, 2), { flag: "wx", mode: 0o600 });
  } catch (error) {
    const exists = error instanceof Error && "code" in error && error.code === "EEXIST";
    if (!exists) throw error;
  }
  return readKeys(file);
}

/** Throws for keys that are there and damaged; makes none. */
export function checkSandboxKeys(folder: string) {
  if (existsSync(fileIn(folder))) readKeys(fileIn(folder));
}

function readKeys(file: string): SandboxKeys {
  try {
    return SandboxKeys.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (cause) {
    throw new Error(
      `The keys of the payment sandbox in ${file} are damaged: delete the file, and the next start makes new ones.`,
      { cause },
    );
  }
}
