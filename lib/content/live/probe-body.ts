import "server-only";
import path from "node:path";

import { z } from "zod";

import { largestText, tooLarge, tooSlow } from "@/lib/content/gate/parse-body";
import type { GateRule } from "@/lib/content/gate/rules";
import { EngineFault } from "@/lib/engines/engine-fault";
import { type IsolatedEngine, isolateEngine } from "@/lib/engines/isolate-engine";

/** Half a second: the page parses the text once more, and no request may wait a whole one for it. */
const milliseconds = 500;

const Answer = z.object({ isQuick: z.boolean() });
type Engine = IsolatedEngine<{ body: string; milliseconds: number }, z.infer<typeof Answer>>;

let engine: Engine | undefined;

const openEngine = (): Engine =>
  isolateEngine({
    name: "text",
    file: path.resolve(...["lib", "content", "live", "body-engine.mjs"]),
    host: "thread",
    result: Answer,
    seconds: 20,
    megabytes: 256,
    renewAfter: 500,
  });

export type BodyTrouble = { rule: GateRule; advice: string };

/** A document of the CMS with what keeps its text from being read in this thread, if anything does. */
export type Probed = { raw: Record<string, unknown>; trouble: BodyTrouble | null };

/** Reads the text of an article beside the server first: whoever writes it must not hold up those who read. */
export async function probeBody(raw: Record<string, unknown>): Promise<Probed> {
  const { body } = raw;
  if (typeof body !== "string") return { raw, trouble: null };
  const bytes = Buffer.byteLength(body);
  if (bytes > largestText) return { raw, trouble: { rule: "file/too-large", advice: tooLarge(bytes) } };
  engine ??= openEngine();
  try {
    const { isQuick } = await engine.run({ body, milliseconds });
    return { raw, trouble: isQuick ? null : { rule: "text/too-slow", advice: tooSlow } };
  } catch (error) {
    if (!(error instanceof EngineFault)) throw error;
    return { raw, trouble: { rule: "text/too-slow", advice: tooSlow } };
  }
}
