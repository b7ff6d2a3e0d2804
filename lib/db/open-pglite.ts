import "server-only";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { PGlite } from "@electric-sql/pglite";

import { secureFolder } from "@/lib/db/secure-folder";

/** What a process that ran leaves in its data folder. Recordings are not among it: they can be copied to a new one. */
const traces = ["pglite", "secret", "sandbox", "outbox", "uploads"];

/** PostgreSQL's own words about a file that it cannot use, and where that file lies. */
const damages: [words: RegExp, place: string][] = [
  [/control file|pg_control|PG_CONTROL_VERSION/, "global/pg_control"],
  [/checkpoint record|WAL|pg_wal/, "pg_wal"],
  [/initialized by PostgreSQL version|PG_VERSION/, "PG_VERSION"],
];

/**
 * Opens the embedded database. Its folder has to be locked. A database is made only in a folder that never had one:
 * where one was and is gone, or cannot be read, an error says so.
 */
export async function openPglite(dataDir: string): Promise<PGlite> {
  const folder = path.join(dataDir, "pglite");
  /** There while a database is being made; one that was not finished is made again. */
  const unfinished = path.join(dataDir, "database.new");
  if (existsSync(unfinished)) rmSync(folder, { recursive: true, force: true });
  else if (!existsSync(path.join(folder, "PG_VERSION"))) {
    if (traces.some((name) => existsSync(path.join(dataDir, name))))
      throw new Error(
        `The data folder ${dataDir} was used before, and its database is gone (${path.join(folder, "PG_VERSION")} is missing): put the folder back from a backup, or choose a new one with DATA_DIR.`,
      );
    writeFileSync(unfinished, "", { mode: 0o600 });
  }
  const lite = await start(dataDir, folder);
  // Some of what PGlite writes when it opens is everybody's, whatever the process says.
  secureFolder(dataDir);
  rmSync(unfinished, { force: true });
  return lite;
}

async function start(dataDir: string, folder: string) {
  const said: string[] = [];
  try {
    return await PGlite.create(folder, {
      onStderr: (line) => {
        if (said.length < 20) said.push(line);
        return true;
      },
    });
  } catch (cause) {
    const words = said.join("\n");
    const place = damages.find(([damage]) => damage.test(words))?.[1] ?? "";
    const reason = /(?:FATAL|PANIC): +(.*)/.exec(words)?.[1] ?? "it could not be opened";
    throw new Error(
      `The database is damaged in ${path.join(folder, place)} (${reason}): put the data folder ${dataDir} back from a backup, or choose a new one with DATA_DIR.`,
      { cause },
    );
  }
}
