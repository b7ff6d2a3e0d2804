import { accessSync, constants, existsSync, statfsSync, statSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { lockTimes } from "../../lib/db/lock-times.mjs";
import { makeFolder } from "../../lib/db/make-folder.mjs";
import { Fault } from "./say.mjs";

const lowestNode = [20, 9];

export function checkNodeVersion(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > lowestNode[0] || (major === lowestNode[0] && minor >= lowestNode[1])) return;
  throw new Fault(
    `This is Node ${version}, and Bandwise needs Node ${lowestNode.join(".")} or newer: install the current LTS from https://nodejs.org and start again.`,
  );
}

const gigabytes = (bytes) => `${(bytes / 1e9).toFixed(1)} GB`;

/** `folder` need not exist yet: the nearest parent that does is measured. */
export function checkDisk(folder, neededBytes, freeBytes = freeOn(folder)) {
  if (freeBytes >= neededBytes) return;
  throw new Fault(
    `Only ${gigabytes(freeBytes)} are free on the disk of ${folder}, and ${gigabytes(neededBytes)} are needed: free some space and start again.`,
  );
}

function freeOn(folder) {
  let place = path.resolve(folder);
  while (!existsSync(place)) place = path.dirname(place);
  const { bavail, bsize } = statfsSync(place);
  return Number(bavail) * Number(bsize);
}

export function readPort(value = process.env.PORT) {
  if (value === undefined || value === "") return 3000;
  const port = Number(value);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new Fault(
    `PORT is "${value}", which is not a port: set a number from 1 to 65535, for example PORT=3000.`,
  );
}

/** While the site is developed it is this machine's only: mails and payments of the stand-ins are open at `/dev`. */
export const developmentHost = process.env.LISTEN_ADDRESS || "localhost";

function tryListen(port, host) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once("error", (error) => resolve(error.code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
  });
}

/** Null when the port can be had, else the system's word for why not. */
async function portTrouble(port) {
  const trouble = await tryListen(port, "::");
  return trouble === "EAFNOSUPPORT" || trouble === "EADDRNOTAVAIL" ? tryListen(port, "0.0.0.0") : trouble;
}

export async function freePort(from) {
  for (let port = from; port <= 65_535; port += 1) if ((await portTrouble(port)) === null) return port;
  throw new Fault(`No port from ${from} up is free: stop a program that listens and start again.`);
}

/** For what may be started twice at once: two that look together hardly begin at the same place. */
export const anyFreePort = () => freePort(20_000 + Math.floor(Math.random() * 10_000));

export async function checkPort(port) {
  const trouble = await portTrouble(port);
  if (trouble === null) return;
  const next = await freePort(Math.max(port + 1, 1024));
  if (trouble === "EADDRINUSE") {
    throw new Fault(
      `Port ${port} is in use by another program: stop that program, or choose another port, for example PORT=${next} npm start.`,
    );
  }
  throw new Fault(
    `Port ${port} cannot be opened (${trouble}): choose another port, for example PORT=${next} npm start.`,
  );
}

/** The folder is made when it is missing. */
export function checkDataFolder(folder) {
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Fault(
      `The data folder ${folder} cannot be written (${error.code}): give this user the right to write there, or choose another folder with DATA_DIR.`,
    );
  }
}

/**
 * A running server renews the lock's time at every heartbeat; one that was killed leaves it as it is.
 * `patience` is how long to watch for a renewal.
 */
export async function checkDataFolderFree(folder, { patience = lockTimes.heartbeat * 2 } = {}) {
  const renewed = () => {
    try {
      return statSync(path.join(folder, "database.lock")).mtimeMs;
    } catch {
      return null;
    }
  };
  const first = renewed();
  if (first === null || Date.now() - first > lockTimes.stale) return;
  const until = Date.now() + patience;
  while (Date.now() < until) {
    await wait(100);
    const now = renewed();
    if (now === null) return;
    if (now !== first) {
      throw new Fault(
        `Another process uses the data folder ${folder}: stop it, or choose another folder with DATA_DIR, for example DATA_DIR=.data-2 npm start.`,
      );
    }
  }
}

const reasons = {
  ECONNREFUSED: "nothing listens there",
  ENOTFOUND: "the name is unknown",
  EAI_AGAIN: "the name cannot be looked up",
  ETIMEDOUT: "no answer",
  EHOSTUNREACH: "no way to that host",
};

function readDatabaseAddress(address) {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url && /^postgres(ql)?:$/.test(url.protocol)) return url;
  throw new Fault(
    "DATABASE_URL is not a PostgreSQL address: write it like postgres://user:password@host:5432/name, or leave it out for the embedded database.",
  );
}

/** Only whether something listens there; the server says later whether it lets us in. */
export async function checkDatabaseReachable(address = process.env.DATABASE_URL, { timeout = 5_000 } = {}) {
  if (!address) return;
  const url = readDatabaseAddress(address);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (!host || url.searchParams.has("host")) return;
  const port = Number(url.port || 5432);
  const trouble = await tryConnect(host, port, timeout);
  if (trouble === null) return;
  throw new Fault(
    `The database at ${host}:${port} does not answer (${reasons[trouble] ?? trouble}): start PostgreSQL there or correct DATABASE_URL; without DATABASE_URL Bandwise uses its embedded database.`,
  );
}

function tryConnect(host, port, timeout) {
  return new Promise((resolve) => {
    const socket = net.connect({ host, port, timeout });
    const end = (trouble) => {
      socket.destroy();
      resolve(trouble);
    };
    socket.once("connect", () => end(null));
    socket.once("timeout", () => end("ETIMEDOUT"));
    socket.once("error", (error) => end(error.code ?? error.errors?.[0]?.code ?? "no connection"));
  });
}
