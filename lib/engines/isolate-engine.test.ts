import path from "node:path";

import { afterEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";

import { EngineFault } from "@/lib/engines/engine-fault";
import { isolateEngine, type EngineSettings } from "@/lib/engines/isolate-engine";

const Result = z.object({ name: z.string(), sees: z.boolean() });
type Job = { act: string };

const open: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const engine of open.splice(0)) await engine.close();
});

function unruly(host: "thread" | "process", more: Partial<EngineSettings<z.infer<typeof Result>>> = {}) {
  const engine = isolateEngine<Job, z.infer<typeof Result>>({
    name: "unruly",
    file: path.resolve("lib/engines/test-engines/unruly.mjs"),
    host,
    result: Result,
    seconds: 20,
    megabytes: 150,
    renewAfter: 100,
    ...more,
  });
  open.push(engine);
  return engine;
}

test("the start of an engine does not count into the time of what is asked of it", async () => {
  const engine = unruly("process", {
    file: path.resolve("lib/engines/test-engines/slow-start.mjs"),
    seconds: 4,
  });
  expect(await engine.run({ act: "work" })).toHaveProperty("name", "slow");
});

describe.each(["thread", "process"] as const)("an engine in a %s", (host) => {
  test.each([
    ["hang", "time", { seconds: 2 }],
    ["wait", "time", { seconds: 2 }],
    ["buffers", "memory", {}],
    ["exit", "crash", {}],
    ["fail", "crash", {}],
  ] as const)("that does %j fails its call by %s, and the next call works", async (act, reason, more) => {
    const engine = unruly(host, more);
    await expect(engine.run({ act })).rejects.toMatchObject({ name: "EngineFault", reason });
    expect(await engine.run({ act: "work" })).toHaveProperty("name");
  });

  test("that refuses a job stays, and says why", async () => {
    const engine = unruly(host);
    const { name } = await engine.run({ act: "work" });
    await expect(engine.run({ act: "refuse" })).rejects.toThrow(/unruly refuses: not this/);
    expect((await engine.run({ act: "work" })).name).toBe(name);
  });

  test("is another one after so many calls, and does not see the settings of the server", async () => {
    const engine = unruly(host, { renewAfter: 2 });
    const names: string[] = [];
    for (let calls = 0; calls < 4; calls += 1) names.push((await engine.run({ act: "work" })).name);
    expect(names[0]).toBe(names[1]);
    expect(names[2]).toBe(names[3]);
    expect(names[1]).not.toBe(names[2]);
    vi.stubEnv("SECRET_OF_THE_SERVER", "1");
    expect((await engine.run({ act: "work" })).sees).toBe(false);
  });

  test("that an answer calls worn answers that call, and is replaced", async () => {
    const engine = unruly(host, { isWorn: () => true });
    const first = await engine.run({ act: "work" });
    expect((await engine.run({ act: "work" })).name).not.toBe(first.name);
  });

  test("ends when its call is taken back or it is closed, and what waits behind it is served", async () => {
    const engine = unruly(host);
    const taken = new AbortController();
    const first = engine.run({ act: "hang" }, { signal: taken.signal });
    const second = engine.run({ act: "work" });
    taken.abort();
    await expect(first).rejects.toMatchObject({ reason: "stopped" });
    expect(await second).toHaveProperty("name");
    const last = engine.run({ act: "hang" });
    const refused = expect(last).rejects.toBeInstanceOf(EngineFault);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await engine.close();
    await refused;
  });
});

test("a thread that fills its heap fails its call, and the next call works", async () => {
  const engine = unruly("thread", { megabytes: 64 });
  await expect(engine.run({ act: "heap" })).rejects.toMatchObject({ reason: "memory" });
  expect(await engine.run({ act: "work" })).toHaveProperty("name");
});

test("two engines work side by side", async () => {
  const engine = unruly("thread", { size: 2, seconds: 10 });
  const hanging = engine.run({ act: "wait" });
  hanging.catch(() => undefined);
  expect(await engine.run({ act: "work" })).toHaveProperty("name");
});
