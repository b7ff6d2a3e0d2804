import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { mkdir, open, rename } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { Fault } from "@/scripts/start/say.mjs";

export type DownloadSettings = {
  address: string;
  /** The whole file; while it is not whole, its name ends in `.part`. */
  file: string;
  /** What it should weigh; a twentieth more is refused. */
  bytes: number;
  onProgress?: (received: number, total: number) => void;
  /** Without a byte for so long, the connection is given up and made anew. */
  silentSeconds?: number;
  attempts?: number;
  restMillis?: number;
};

const tolerance = 1.05;
/** The source changed, or says what no further attempt changes. */
class Refusal extends Fault {}

/** Downloads a file, from where an earlier attempt or an earlier call was cut off. */
export async function download(settings: DownloadSettings): Promise<void> {
  const { file, attempts = 4, restMillis = 2_000 } = settings;
  if (existsSync(file)) return;
  await mkdir(path.dirname(file), { recursive: true });
  for (let attempt = 1; ; attempt += 1) {
    try {
      await attemptDownload(settings);
      return;
    } catch (error) {
      if (error instanceof Refusal) throw error;
      if (attempt >= attempts) throw givenUp(settings, error);
      await wait(restMillis * attempt);
    }
  }
}

function givenUp({ address, file, bytes }: DownloadSettings, error: unknown) {
  const cause = error instanceof Error ? (error.cause instanceof Error ? error.cause : error) : null;
  return new Fault(
    `The download from ${new URL(address).host} stopped after ${sizeOf(`${file}.part`)} of about ${bytes} bytes (${cause?.message ?? String(error)}). Run the command again: it goes on from there.`,
  );
}

const sizeOf = (file: string) => (existsSync(file) ? statSync(file).size : 0);
/** Beside the part: which version of the file it is a part of. */
const tagFile = (part: string) => `${part}.etag`;
const tagOf = (part: string) => (existsSync(tagFile(part)) ? readFileSync(tagFile(part), "utf8") : null);

function forget(part: string) {
  rmSync(part, { force: true });
  rmSync(tagFile(part), { force: true });
}

async function attemptDownload(settings: DownloadSettings) {
  const { address, file, silentSeconds = 60 } = settings;
  const part = `${file}.part`;
  const tag = tagOf(part);
  if (tag === null) forget(part);
  const have = sizeOf(part);
  const silence = new AbortController();
  const tooLong = () => silence.abort(new Error(`nothing came for ${silentSeconds} s`));
  let timer = setTimeout(tooLong, silentSeconds * 1_000);
  try {
    const response = await fetch(address, {
      signal: silence.signal,
      headers: {
        "accept-encoding": "identity",
        ...(have > 0 && tag && { range: `bytes=${have}-`, "if-range": tag }),
      },
    });
    const { total, start } = judge(response, settings, have);
    if (start === 0) forget(part);
    writeFileSync(tagFile(part), response.headers.get("etag") ?? "");
    const onPart = (received: number) => {
      clearTimeout(timer);
      timer = setTimeout(tooLong, silentSeconds * 1_000);
      if (received > settings.bytes * tolerance) throw tooLarge(settings, received);
      settings.onProgress?.(received, total);
    };
    await append(part, response, start, onPart);
    if (sizeOf(part) < total) throw new Error("the connection was cut");
  } catch (error) {
    if (error instanceof Refusal) forget(part);
    throw error;
  } finally {
    clearTimeout(timer);
  }
  await finish(part, file);
}

async function append(part: string, response: Response, start: number, onPart: (received: number) => void) {
  const file = await open(part, "a");
  try {
    let received = start;
    for await (const bytes of response.body ?? []) {
      received += bytes.length;
      onPart(received);
      await file.appendFile(bytes);
    }
  } finally {
    await file.close();
  }
}

async function finish(part: string, file: string) {
  await rename(part, file);
  rmSync(tagFile(part), { force: true });
}

/** Throws for an answer that has no bytes of the file: what may pass is tried again. */
function requireBytes({ status, url }: Response, address: string) {
  const { host, protocol } = new URL(address);
  if (new URL(url).protocol !== protocol)
    throw new Refusal(`${host} passes on to ${url}, which is not ${protocol}//.`);
  if (status === 200 || status === 206) return;
  if (status === 416) throw new Refusal(`${host} has no more of this file. Run the command again.`);
  if (status >= 500 || status === 408 || status === 429) throw new Error(`${host} answers ${status}`);
  throw new Refusal(`${host} answers ${status} for ${address}.`);
}

/** Where the answer begins and how long the whole is, 0 where that is not said. */
function judge(response: Response, settings: DownloadSettings, have: number) {
  requireBytes(response, settings.address);
  const isPart = response.status === 206;
  const [, first = "-1", whole = "0"] =
    /^bytes (\d+)-\d+\/(\d+)$/.exec(response.headers.get("content-range") ?? "") ?? [];
  const start = isPart ? Number(first) : 0;
  if (isPart && start !== have)
    throw new Refusal(`${new URL(settings.address).host} sends another part than was asked for.`);
  const total = isPart ? Number(whole) : Number(response.headers.get("content-length") ?? 0);
  if (total > settings.bytes * tolerance) throw tooLarge(settings, total);
  return { total, start };
}

const tooLarge = ({ address, bytes }: DownloadSettings, found: number) =>
  new Refusal(
    `${address} is larger than it should be: ${Math.round(found)} bytes instead of about ${bytes}. Nothing was kept.`,
  );
