import autocannon, { type Request } from "autocannon";

import { answerAll, answerBody, createGuest, jsonHeaders, type Guest } from "@/scripts/bench/practice-guests";
import { startBareHono } from "@/scripts/bench/start-bare-hono";

const usage = "npm run bench:api -- http://localhost:3000 [seconds for each call, 1 to 30]";
const connections = 8;

function readArguments() {
  const [address, seconds = "4"] = process.argv.slice(2);
  const duration = Number(seconds);
  if (!address || !URL.canParse(address) || !(duration >= 1 && duration <= 30)) throw new Error(usage);
  return { site: new URL(address).origin, duration };
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Each connection repeats the calls of one guest. */
async function measure(
  site: string,
  duration: number,
  guests: readonly Guest[],
  calls: (guest: Guest) => Request[],
) {
  const waiting = [...guests];
  const { requests, latency, errors, timeouts, non2xx } = await autocannon({
    url: site,
    connections: guests.length,
    duration,
    timeout: 10,
    setupClient: (client) => {
      const guest = waiting.pop();
      if (guest) client.setRequests(calls(guest));
    },
  });
  const { p50, p90, p97_5, p99 } = latency;
  const failed = errors + timeouts + non2xx;
  return { perSecond: round(requests.average), total: requests.total, p50, p90, p97_5, p99, failed };
}

/** The same call to the product and to a server that has nothing else to do, by turns: the machine is as busy for both. */
async function compareWithBare(site: string, duration: number) {
  const bare = await startBareHono();
  const path = "/api/common/version";
  const one = async (url: string) => {
    const { requests, non2xx, errors } = await autocannon({ url: url + path, connections, duration });
    if (non2xx + errors > 0) throw new Error(`${url}${path} failed ${non2xx + errors} times.`);
    return requests.average;
  };
  const turns: { version: number; bare: number; ratio: number }[] = [];
  try {
    await one(bare.site);
    for (let turn = 0; turn < 3; turn += 1) {
      const figures = { version: round(await one(site)), bare: round(await one(bare.site)) };
      turns.push({ ...figures, ratio: round(figures.version / figures.bare) });
    }
  } finally {
    bare.stop();
  }
  const [, middle] = turns.toSorted((a, b) => a.ratio - b.ratio);
  return { ...middle, turns };
}

const health = (): Request[] => [{ method: "GET", path: "/healthz" }];
const read =
  (path: (guest: Guest) => string) =>
  (guest: Guest): Request[] => [{ method: "GET", path: path(guest), headers: jsonHeaders(guest.token) }];
const types = read(() => "/api/practice/types");
const set = read((guest) => `/api/practice/sets/${guest.setId}`);
const history = read(() => "/api/practice/history?page=1&size=20");
/** The guests have no free question left, so these are answers sent twice: the lock, the stored result, no write. */
const answer = (guest: Guest): Request[] =>
  guest.positions.slice(0, 4).map((position) => ({
    method: "POST",
    path: "/api/practice/answers",
    headers: jsonHeaders(guest.token),
    body: JSON.stringify(answerBody(guest, position)),
  }));
const mixed = (guest: Guest) => [...types(guest), ...set(guest), ...answer(guest), ...history(guest)];

async function main() {
  const { site, duration } = readArguments();
  const tell = (line: string) => process.stderr.write(`${line}\n`);
  tell(`${connections} guests, ${duration} s for each call`);
  const version = await compareWithBare(site, duration);
  tell(`version: ${JSON.stringify(version)}`);
  const guests = await Promise.all(Array.from({ length: connections }, () => createGuest(site)));
  const times = await answerAll(site, guests);
  const at = (share: number) =>
    round(times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0);
  const firstAnswers = { total: times.length, p50: at(0.5), p90: at(0.9), p99: at(0.99) };

  const calls = { health, types, set, answer, history, mixed };
  const measured: Record<string, Awaited<ReturnType<typeof measure>>> = {};
  for (const [name, requests] of Object.entries(calls)) {
    measured[name] = await measure(site, duration, guests, requests);
    tell(`${name}: ${JSON.stringify(measured[name])}`);
  }
  const base = measured["health"]?.perSecond ?? 0;
  const ratios = Object.fromEntries(
    Object.entries(measured).map(([name, { perSecond }]) => [
      name,
      Number((perSecond / base).toPrecision(3)),
    ]),
  );
  process.stdout.write(
    `${JSON.stringify({ site, connections, duration, version, firstAnswers, ...measured, ratios })}\n`,
  );
}

await main();
