import { afterAll, expect, test } from "vitest";

import type { Assessment, WritingCorrector, WritingInput } from "@/lib/assess/assessment";
import { createMemoryCache } from "@/lib/assess/model/answer-cache";
import { createModelCorrector } from "@/lib/assess/model/model-corrector";
import { createWritingCorrector } from "@/lib/assess/writing/writing-corrector";
import { answer, inputOf, robustnessCases } from "@/scripts/eval/writing/robustness";
import { type Reply, startService } from "@/tests/factories/http-service";
import { answering, failing, judging, never } from "@/tests/factories/model-answers";

/** Each text is read by the engine once, whatever model comes after it. */
const engine = createWritingCorrector();
const known = new Map<string, Promise<Assessment>>();
const embedded: WritingCorrector = {
  assess(input) {
    const key = JSON.stringify([input.task, input.parts]);
    const found = known.get(key) ?? engine.assess(input);
    known.set(key, found);
    found.catch(() => known.delete(key));
    return found;
  },
  close: async () => undefined,
};
afterAll(() => engine.close());

const slowly =
  (reply: Reply): Reply =>
  (called, response) =>
    void setTimeout(() => reply(called, response), 150);

const servers: [name: string, reply: Reply, seconds: number][] = [
  ["well", judging(() => 3), 30],
  ["that all is poor", judging(() => 1), 30],
  ["that all is excellent", judging(() => 5), 30],
  ["what it is told to", judging((text) => (/160|generous|highest/.test(text) ? 5 : 3)), 30],
  ["slowly", slowly(judging(() => 4)), 30],
  ["with garbage", answering("<p>Sorry, I can't read this. {{{"), 30],
  ["with an error", failing(500), 30],
  ["never", never, 0.2],
];

test.each(servers)(
  "every case of robustness holds beside a model server that answers %s",
  { timeout: 240_000 },
  async (_name, reply, seconds) => {
    const service = await startService(reply);
    const corrector = createModelCorrector({
      embedded,
      model: { provider: "compatible", model: "m", url: service.url, seconds, restMillis: 1 },
      cache: createMemoryCache(),
      budget: { take: async () => true },
    });
    const assess = (input: WritingInput) => corrector.assess(input);
    try {
      // What meets no model, or may not be raised by one, lies beside the answer as the engine alone has it.
      const alone = await embedded.assess(inputOf({ text: answer }));
      const plain = await assess(inputOf({ text: answer }));
      const broken: string[] = [];
      for (const each of robustnessCases) {
        const of = await assess(inputOf(each));
        if (!each.holds(of, plain) && !each.holds(of, alone))
          broken.push(`${each.name}: ${of.status} ${of.overall?.det} (${plain.overall?.det}) ${of.reasons}`);
      }
      expect(broken).toEqual([]);
    } finally {
      await corrector.close();
      await service.close();
    }
  },
);
