import { expect, test } from "vitest";

import { createMemoryCache } from "@/lib/assess/model/answer-cache";
import type { ModelFault } from "@/lib/assess/model/ask-model";
import { createModelCorrector } from "@/lib/assess/model/model-corrector";
import { type Reply, startService } from "@/tests/factories/http-service";
import { embeddedAnswer, failing, goodAnswer, learnerText } from "@/tests/factories/model-answers";

const text = JSON.stringify(goodAnswer);
const tokens = { input_tokens: 900, output_tokens: 300 };

/** How each service answers, as its documentation has it. */
const services = [
  {
    ...({ provider: "openai", model: "gpt-5.1", path: "/v1/responses" } as const),
    answer: {
      ...{ id: "r", object: "response", created_at: 0, status: "completed", model: "gpt-5.1", usage: tokens },
      output: [
        {
          ...{ type: "message", id: "m", role: "assistant", status: "completed" },
          content: [{ type: "output_text", text, annotations: [] }],
        },
      ],
    },
  },
  {
    ...({ provider: "anthropic", model: "claude-sonnet-4-5", path: "/v1/messages" } as const),
    answer: {
      ...{ id: "m", type: "message", role: "assistant", model: "claude-sonnet-4-5", usage: tokens },
      ...{ content: [{ type: "text", text }], stop_reason: "end_turn", stop_sequence: null },
    },
  },
  {
    ...({ provider: "google", model: "gemini-2.5-flash" } as const),
    path: "/v1/models/gemini-2.5-flash:generateContent",
    answer: {
      candidates: [{ content: { role: "model", parts: [{ text }] }, finishReason: "STOP" }],
      usageMetadata: { promptTokenCount: 900, candidatesTokenCount: 300, totalTokenCount: 1_200 },
    },
  },
];

async function setUp({ provider, model }: (typeof services)[number], reply: Reply) {
  const service = await startService(reply);
  const faults: ModelFault[] = [];
  const spent = { tokens: 0 };
  const corrector = createModelCorrector({
    embedded: { assess: async () => embeddedAnswer, close: async () => undefined },
    model: { provider, model, url: service.url, key: "sk-secret", seconds: 5, restMillis: 1 },
    cache: createMemoryCache(),
    budget: {
      take: async (amount) => {
        spent.tokens += amount;
        return true;
      },
    },
    onFault: (fault) => faults.push(fault),
  });
  const input = { task: "writing-sample", asked: ["Why?"], parts: [learnerText], locale: "fr" } as const;
  const result = await corrector.assess(input);
  await service.close();
  return { result, service, faults, spent };
}

test.for(services)("$provider is asked by its own protocol and schema", async (each) => {
  const { result, service, faults, spent } = await setUp(each, (_called, response) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(each.answer));
  });
  expect(faults).toEqual([]);
  expect(result.reasons).toEqual([]);
  expect(result.engine.model).toBe(`${each.provider}/${each.model}`);
  expect(service.calls.map(({ path }) => path)).toEqual([each.path]);
  expect(service.calls[0]?.body.toString()).toContain("occurrence");
  expect(spent.tokens).toBe(1_200);
});

test.for(services)("$provider refuses a key, and no text or key is told", async (each) => {
  const { result, faults, spent } = await setUp(each, failing(401));
  expect(result.reasons).toEqual(["model-failed"]);
  expect(faults.map(({ message }) => message)).toEqual([`${each.provider}/${each.model} answers 401.`]);
  expect(spent.tokens).toBe(0);
});
