import { once } from "node:events";
import { createReadStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { PassThrough, type Readable } from "node:stream";
import { createGunzip } from "node:zlib";

import { type ReadEntry, Unpack } from "tar";
import unbzip2 from "unbzip2-stream";

import { Fault } from "@/scripts/start/say.mjs";

type Packing = "tar.bz2" | "tar.gz";

/** `pipe` does not pass errors on. */
function gunzip(packed: Readable): Readable {
  const opened = createGunzip();
  packed.on("error", (error) => opened.destroy(error));
  return packed.pipe(opened);
}

/** The decoder is a stream of the oldest kind, which no iterator reads to its end. */
function bunzip2(packed: Readable): Readable {
  const decoder = packed.pipe(unbzip2());
  const opened = new PassThrough();
  for (const stream of [packed, decoder]) stream.on("error", (error: Error) => opened.destroy(error));
  decoder.on("data", (part: Buffer) => {
    if (!opened.write(part)) decoder.pause();
  });
  opened.on("drain", () => decoder.resume());
  decoder.on("end", () => opened.end());
  return opened;
}

const openers = { "tar.bz2": bunzip2, "tar.gz": gunzip };

/** Why an entry may not be unpacked; null when it may. */
function faultOf(name: string, type: string): string | null {
  const parts = name.split(/[/\\]/);
  if (path.isAbsolute(name) || /^[a-zA-Z]:/.test(name) || parts.includes(".."))
    return `"${name}" would be written outside of its folder`;
  if (type !== "File" && type !== "OldFile" && type !== "ContiguousFile" && type !== "Directory")
    return `"${name}" is no file but a ${type}`;
  return null;
}

/** Unpacks an archive without its outermost folder. Refuses it whole for one entry that is no plain file inside. */
export async function unpack(archive: string, packing: Packing, folder: string, mostBytes: number) {
  await mkdir(folder, { recursive: true });
  let unpacked = 0;
  let fault: string | null = null;
  const judge = (entry: ReadEntry) => {
    fault ??= faultOf(entry.path, entry.type);
    unpacked += entry.size;
    if (unpacked > mostBytes) fault ??= `it holds more than ${mostBytes} bytes`;
    return fault === null;
  };
  const writer = new Unpack({
    cwd: folder,
    strip: 1,
    noMtime: true,
    fmode: 0o644,
    dmode: 0o755,
    preserveOwner: false,
    strict: true,
    filter: (_name, entry) => "type" in entry && judge(entry),
  });
  try {
    const ended = new Promise((resolve, reject) => writer.on("close", resolve).on("error", reject));
    ended.catch(() => undefined);
    for await (const part of openers[packing](createReadStream(archive))) {
      if (fault !== null) break;
      if (!writer.write(part)) await Promise.race([once(writer, "drain"), ended]);
    }
    writer.end();
    if (fault === null) await ended;
  } catch (error) {
    fault ??= error instanceof Error ? error.message : String(error);
  }
  if (fault !== null) throw new Fault(`The archive is refused: ${fault}.`);
}
