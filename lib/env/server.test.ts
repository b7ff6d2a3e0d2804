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
