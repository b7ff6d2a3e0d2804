import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

import { expect, type Locator, type Page } from "@playwright/test";

import { sessionKey } from "@/lib/api/client/session-key";

export const password = "four quiet rivers run";

/** The address of a page in a language; English has no prefix. */
export const at = (locale: string, path: string) => (locale === "en" ? path : `/${locale}${path}`);

export function newAddress(name: string) {
  return `${name}-${crypto.randomUUID()}@example.com`;
}

type Mail = { to: string; subject: string; text: string };

/** The mails to an address in the outbox of the server under test, the oldest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const folder = path.join(process.env.E2E_DATA_DIR ?? ".data", "outbox");
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json")).toSorted();
  const mails: Mail[] = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(path.join(folder, name), "utf8"))),
  );
  return mails.filter(({ to }) => to === address);
}

/** The code of the newest mail to an address, read from the outbox of the server under test; `about` stands in its subject. */
export async function codeFor(address: string, about = "") {
  let code = "";
  await expect(async () => {
    const own = (await mailsTo(address)).findLast(({ subject }) => subject.includes(about));
    code = /^\d{6}$/m.exec(own?.text ?? "")?.[0] ?? "";
    expect(code).not.toBe("");
  }).toPass({ timeout: 15_000 });
  return code;
}

/** Signs up with the form on the screen. */
export async function signUp(page: Page, address: string) {
  await page.locator('input[name="email"]').fill(address);
  await page.locator('form button[type="submit"]').click();
  await expect(page.locator('input[name="code"]')).toBeVisible();
  await page.locator('input[name="code"]').fill(await codeFor(address));
  await page.locator('input[name="password"]').fill(password);
  await page.locator('form button[type="submit"]').click();
}

/** An account that this browser knows from its next page on; the form is the journeys' to fill. */
export async function haveAccount(page: Page, name = "learner") {
  const address = newAddress(name);
  const asked = await page.request.post("/api/common/sesCode", {
    data: { email: address, purpose: "register", locale: "en" },
  });
  expect(asked.ok()).toBe(true);
  const made = await page.request.post("/api/common/register", {
    data: { email: address, code: await codeFor(address), password },
  });
  expect(made.ok()).toBe(true);
  const { token, expiresAt, user } = await made.json();
  const session = JSON.stringify({ token, expiresAt, temp: false, userId: user.id });
  await page.addInitScript(
    ([key, kept]) => {
      if (sessionStorage.getItem("hasAccount")) return;
      sessionStorage.setItem("hasAccount", "1");
      localStorage.setItem(key, kept);
    },
    [sessionKey, session] as const,
  );
  return address;
}

/** An account that is logged in, on the app's practice screen. */
export async function startAsUser(page: Page) {
  const address = await haveAccount(page);
  await page.goto("/app#/practice");
  await expect(page.locator('main form button[type="submit"]')).toBeVisible();
  return address;
}

/** Ends the session on the server, as a log-out or a new password on another device does; the page does not hear of it. */
export async function endSessionElsewhere(page: Page) {
  const origin = new URL(page.url()).origin;
  const answer = await page.request.post("/api/logout", { data: {}, headers: { origin } });
  expect(answer.ok()).toBe(true);
}

export async function logIn(form: Locator, address: string) {
  await form.locator('input[name="email"]').fill(address);
  await form.locator('input[name="password"]').fill(password);
  await form.locator('button[type="submit"]').click();
}
