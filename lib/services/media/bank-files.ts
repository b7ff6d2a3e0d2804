import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";

import { AppError } from "@/lib/core/errors";

const namePattern = /^[a-z0-9][a-z0-9-]{0,120}\.[a-z0-9]{1,8}$/;
const folder = path.join(process.cwd(), "content/bank/files");

/** A file that comes with the bank, such as a picture. */
export async function readBankFile(name: string): Promise<Uint8Array<ArrayBuffer>> {
  if (!namePattern.test(name)) throw new Error(`"${name}" is not the name of a file of the bank.`);
  try {
    return new Uint8Array(await readFile(path.join(folder, name)));
  } catch (cause) {
    throw new AppError("audio/unavailable", { cause });
  }
}
