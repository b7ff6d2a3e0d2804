import { expect, test } from "vitest";

import {
  balance,
  order,
  pay,
  payUrl,
  provider,
  reaches,
  status,
  withBillingSite,
} from "@/tests/api/billing-site";
import { call, createUser } from "@/tests/api/harness";

withBillingSite();

test("the payment page speaks the buyer's language and leads back to it", async () => {
  const buyer = await createUser();
  const { body } = await call("GET", payUrl(), { token: buyer.token, headers: { locale: "ja" } });
  const page = await (await fetch(body.data.url)).text();
  expect(page).toContain('<html lang="ja">');
  expect(page).toMatch(/href="[^"]*\/ja\/pricing\?cancelled=[0-9a-f-]{36}"/);
  const answer = await pay(body.data.url);
  expect(new URL(answer.headers.get("location") ?? "").pathname).toBe(`/ja/success/${body.data.logVipId}`);
});

test("a declined card says why, leaves the order open, and another card pays it", async () => {
  const buyer = await createUser();
  const made = await order(buyer);
  const declined = await pay(made.url, { number: "4000 0000 0000 0002" });
  expect(declined.status).toBe(402);
  expect(await declined.text()).toContain('role="alert"');
  expect((await pay(made.url, { number: "4000 0000 0000 9995" })).status).toBe(402);
  expect((await pay(made.url, { expiry: "01/20" })).status).toBe(402);
  expect(await balance(buyer)).toMatchObject({ vipEndTime: null, examNum: 0 });
  expect((await pay(made.url)).status).toBe(303);
  await reaches(made.id, "paid");
});

test("a page submitted twice pays once", async () => {
  const buyer = await createUser();
  const made = await order(buyer);
  const answers = await Promise.all([pay(made.url), pay(made.url), pay(made.url)]);
  expect(answers.map((answer) => answer.status)).toEqual([303, 303, 303]);
  await reaches(made.id, "paid");
  expect(await balance(buyer)).toMatchObject({ examNum: 4, correctNum: 40 });
  const sessions = await (await provider()).checkout.sessions.list({ status: "complete", limit: 100 });
  expect(sessions.data.filter(({ client_reference_id: id }) => id === made.id)).toHaveLength(1);
});

test("a bank transfer is pending until it arrives", async () => {
  const buyer = await createUser();
  const made = await order(buyer);
  expect((await pay(made.url, { method: "bank-arrives" })).status).toBe(303);
  await reaches(made.id, "pending");
  expect(await status(buyer, made.id)).toMatchObject({ code: 0, state: "pending" });
  expect(await balance(buyer)).toMatchObject({ vipEndTime: null, examNum: 0 });
  await reaches(made.id, "paid");
  expect(await balance(buyer)).toMatchObject({ examNum: 4 });
});

test("a bank transfer that fails grants nothing, and the plan can be bought again", async () => {
  const buyer = await createUser();
  const made = await order(buyer);
  await pay(made.url, { method: "bank-fails" });
  await reaches(made.id, "failed");
  expect(await status(buyer, made.id)).toMatchObject({ code: 0, state: "failed" });
  expect(await balance(buyer)).toMatchObject({ vipEndTime: null, examNum: 0, correctNum: 0 });
  expect((await order(buyer)).id).not.toBe(made.id);
});

test("a page that has expired charges nothing, and the next call opens a new one", async () => {
  const buyer = await createUser();
  const made = await order(buyer);
  const sessionId = made.url.split("/").at(-1) ?? "";
  await (await provider()).checkout.sessions.expire(sessionId);
  expect((await fetch(made.url)).status).toBe(410);
  expect((await pay(made.url)).status).toBe(410);
  await reaches(made.id, "expired");
  expect((await order(buyer)).id).not.toBe(made.id);
});

test("leaving by cancel keeps the page open for another try", async () => {
  const buyer = await createUser();
  const made = await order(buyer);
  const page = await (await fetch(made.url)).text();
  expect(page).toMatch(/href="[^"]*\/pricing\?cancelled=[0-9a-f-]{36}"/);
  expect(await order(buyer)).toEqual(made);
});
