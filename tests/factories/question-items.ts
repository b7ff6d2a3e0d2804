import { createHash } from "node:crypto";

import { v7 } from "uuid";

import type { MediaSource } from "@/lib/bank/media";
import { items, media } from "@/lib/db/schema/bank";
import type { StoredStep } from "@/lib/questions/stored-step";
import type { Runtime } from "@/lib/services/runtime";

const hex = (length: number) => createHash("sha256").update(v7()).digest("hex").slice(0, length);
const step = (run: number, clock: string, rest: Pick<StoredStep, "kind" | "prompt" | "key">): StoredStep => ({
  ...rest,
  run,
  clock,
  media: [],
});

export const said = "The bakery closes at noon on Sundays.";

/** Publishes an item of a test's own type. */
export async function publishItem({ database }: Runtime, type: string, steps: StoredStep[]) {
  const item = { id: hex(16), version: 1 };
  await database.db.insert(items).values({
    ...item,
    type,
    steps,
    explanation: [{ key: "gap-clue", params: { clue: "noon" } }],
    cefr: "B1",
    params: { model: "2pl", a: 1, b: 0, c: 0, se: 1 },
    difficulty: 0,
    enemies: [],
    contentHash: "2:test",
    status: "published",
  });
  return item;
}

export async function publishMedia(
  runtime: Runtime,
  kind: "audio" | "image",
  source: MediaSource,
  version = 1,
) {
  const id = hex(32);
  await runtime.database.db.insert(media).values({
    ...{ id, version, kind, source, status: "published", contentHash: "2:test" },
    licence: "CC BY 4.0",
    attribution: kind === "image" ? "A. Painter" : null,
  });
  return id;
}

/** A recording with the question, a picture with the review, and a way that the answer decides. */
export async function publishPickAndTell(runtime: Runtime) {
  const audio = await publishMedia(runtime, "audio", { from: "speech", text: said, voice: "slt" });
  const picture = await publishMedia(runtime, "image", {
    from: "file",
    name: "bakery.webp",
    contentType: "image/webp",
    text: "",
  });
  const pick = step(0, "listening", {
    kind: "pick",
    prompt: { scene: "At the bakery" },
    key: { side: "right" },
  });
  pick.media.push(
    { mediaId: audio, kind: "audio", when: "prompt", alt: "" },
    { mediaId: picture, kind: "image", when: "review", alt: "A closed bakery" },
  );
  const tell = (ask: string) => step(1, "writing", { kind: "tell", prompt: { ask }, key: {} });
  const item = await publishItem(runtime, "pick-and-tell", [pick, tell("Why left?"), tell("Why right?")]);
  return { ...item, audio, picture };
}

export const tellStep = (ask = "Tell us.") => step(0, "main", { kind: "tell", prompt: { ask }, key: {} });
export const sayStep = () => step(0, "main", { kind: "main", prompt: { ask: "Say it." }, key: {} });
export const gapSteps = () =>
  ["one", "two", "three"].map((text) =>
    step(0, "all", { kind: "gap", prompt: { before: "" }, key: { text } }),
  );
