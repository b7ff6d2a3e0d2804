import { expect, test } from "vitest";

import { readServerEnv, sandboxFaults } from "@/lib/env/server";

const real = {
  BANDWISE_PRODUCTION: "1",
  STRIPE_SECRET_KEY: "sk_live_51Hq0",
  STRIPE_WEBHOOK_SECRET: "whsec_Zm9yIHJlYWw",
  SMTP_URL: "smtps://mail.example",
  SITE_URL: "https://bandwise.example",
};
const faultsOf = (settings: Record<string, string>) => sandboxFaults(readServerEnv({ ...real, ...settings }));

test("a real deployment starts on live keys", () => {
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ STRIPE_SECRET_KEY: "rk_live_51Hq0" })).toEqual([]);
});

test.for([
  ["STRIPE_SECRET_KEY", "sk_test_51Hq0"],
  ["STRIPE_SECRET_KEY", "rk_test_51Hq0"],
  ["STRIPE_SECRET_KEY", "pk_test_51Hq0"],
  ["STRIPE_SECRET_KEY", "pk_live_51Hq0"],
  ["STRIPE_SECRET_KEY", "SK_LIVE_51Hq0"],
  ["STRIPE_WEBHOOK_SECRET", `whsec_${"0a".repeat(24)}`],
  ["STRIPE_WEBHOOK_SECRET", "sk_live_51Hq0"],
] as const)("it refuses %s=%s, without repeating it", ([name, value]) => {
  const faults = faultsOf({ [name]: value });
  expect(faults).toEqual([expect.stringMatching(new RegExp(`^${name} .+: set .+`))]);
  expect(faults.join()).not.toContain(value);
});

test("while one tries it out any key will do", () => {
  expect(faultsOf({ BANDWISE_PRODUCTION: "0", STRIPE_SECRET_KEY: "sk_test_51Hq0" })).toEqual([]);
});

const model = { CORRECTION_MODEL: "m-1", CORRECTION_MODEL_PROVIDER: "compatible" };
const hosted = { CORRECTION_MODEL_URL: "https://models.example/v1" };
const told = {
  CORRECTION_MODEL_PROCESSOR: "Models Ltd",
  CORRECTION_MODEL_PLACE: "Ireland",
  CORRECTION_MODEL_KEEPS: "30 days",
};

test.for([
  [{ CORRECTION_MODEL: "m-1" }, "CORRECTION_MODEL_PROVIDER"],
  [{ CORRECTION_MODEL_PROVIDER: "openai" }, "CORRECTION_MODEL"],
  [model, "CORRECTION_MODEL_URL"],
  [{ ...model, ...hosted, ...told, CORRECTION_MODEL_PLACE: "" }, "CORRECTION_MODEL_PLACE"],
  [{ ...model, ...told, CORRECTION_MODEL_PROVIDER: "openai" }, "CORRECTION_MODEL_KEY"],
] as const)("a model that corrects is not half set: %o asks for %s", ([settings, missing]) => {
  expect(() => readServerEnv(settings)).toThrow(`${missing}:`);
});

test.for(["http://localhost:8080/v1", "http://127.0.0.1:1/v1", "http://10.0.0.7/v1", "http://[::1]:8080/v1"])(
  "a model at %s needs no key, and nobody else gets a text",
  (url) => {
    expect(readServerEnv({ ...model, CORRECTION_MODEL_URL: url }).CORRECTION_MODEL).toBe("m-1");
  },
);

test("a hosted model is set with whom learners are told of", () => {
  expect(readServerEnv({ ...model, ...hosted, ...told }).CORRECTION_MODEL_PLACE).toBe("Ireland");
});
