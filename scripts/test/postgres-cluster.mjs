import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { anyFreePort } from "../start/machine.mjs";
import { run } from "../start/run.mjs";
import { Fault } from "../start/say.mjs";
import { findPostgres } from "./system-programs.mjs";

const testUser = "bandwise-tests";

/** PostgreSQL refuses to run as root: then it runs as `postgres`, or as a user made for it. */
async function serverUser() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ["postgres", testUser]) {
    const found = await idsOf(name);
    if (found) return found;
  }
  await run("useradd", ["--system", "--shell", "/usr/sbin/nologin", testUser]);
  const made = await idsOf(testUser);
  if (made) return made;
  throw new Fault(
    "PostgreSQL does not run as root and no other user could be made: run the tests as an ordinary user.",
  );
}

async function idsOf(name) {
  const [uid, gid] = await Promise.all([run("id", ["-u", name]), run("id", ["-g", name])]);
  return uid.code === 0 && gid.code === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : null;
}

/** A database server of its own in a temporary folder. `stop` ends it and removes the folder; it may be called twice. */
export async function startCluster() {
  const bin = findPostgres();
  if (!bin)
    throw new Fault(
      "PostgreSQL 15 or newer is not installed: apt-get install postgresql, then run the tests again.",
    );
  const user = await serverUser();
  const folder = mkdtempSync(path.join(tmpdir(), "bandwise-pg-"));
  chmodSync(folder, 0o700);
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, "data");
  const log = path.join(folder, "server.log");
  const port = await anyFreePort();
  const env = { ...process.env, HOME: folder, LC_ALL: "C.UTF-8" };
  const call = (name, args) => run(path.join(bin, name), args, { ...user, cwd: folder, env });

  let stopped = false;
  const stop = async () => {
    if (stopped) return;
    stopped = true;
    await call("pg_ctl", ["stop", "-D", data, "-m", "immediate", "-w"]);
    rmSync(folder, { recursive: true, force: true });
  };
  const must = async (name, args) => {
    const { code, output } = await call(name, args);
    if (code === 0) return;
    const words = `${output}\n${readLog(log)}`;
    await stop();
    throw new Fault(`The tests' PostgreSQL could not be started (${name}): its words are above.`, {
      details: words,
    });
  };
  await must("initdb", [
    "-D",
    data,
    "-U",
    "bandwise",
    "-A",
    "trust",
    "-E",
    "UTF8",
    "--locale=C.UTF-8",
    "--no-sync",
  ]);
  const settings = [
    `-p ${port}`,
    `-k ${folder}`,
    "-c listen_addresses=127.0.0.1",
    "-c fsync=off",
    "-c max_connections=200",
  ];
  const begin = () => must("pg_ctl", ["start", "-D", data, "-l", log, "-w", "-o", settings.join(" ")]);
  await begin();
  await must("createdb", ["-h", "127.0.0.1", "-p", String(port), "-U", "bandwise", "bandwise"]);
  /** Ends it as a crash does, and starts it again on what was written. */
  const crash = async () => {
    await call("pg_ctl", ["stop", "-D", data, "-m", "immediate", "-w"]);
    await begin();
  };
  return { url: `postgres://bandwise@127.0.0.1:${port}/bandwise`, stop, crash };
}

function readLog(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
