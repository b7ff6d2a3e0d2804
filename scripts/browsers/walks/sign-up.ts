import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { expectNow, press, type Tab, until, write } from "@/scripts/browsers/browser";
import type { Place } from "@/scripts/browsers/walks/place";

export const password = "four quiet rivers run";
const submit = 'main form button[type="submit"]';

/** The code of the mail to an address, from the outbox of the product under test. */
async function codeFor(address: string, { dataFolder }: Place) {
  const folder = path.join(dataFolder, "outbox");
  for (let tries = 0; tries < 60; tries += 1) {
    const names = await readdir(folder).catch(() => []);
    for (const name of names.filter((each) => each.endsWith(".json"))) {
      const mail: { to: string; text: string } = JSON.parse(await readFile(path.join(folder, name), "utf8"));
      const code = mail.to === address ? /^\d{6}$/m.exec(mail.text)?.[0] : undefined;
      if (code) return code;
    }
    await wait(250);
  }
  throw new Error("no mail with a code came");
}

/** Signs up with the form on the screen, up to the first screen of the app. */
export async function signUp(tab: Tab, place: Place) {
  const address = `walker-${crypto.randomUUID()}@example.com`;
  await write(tab, 'input[name="email"]', address);
  await press(tab, submit);
  await until(tab, "document.activeElement.name === 'code'", "the code's field has the focus");
  await write(tab, 'input[name="code"]', await codeFor(address, place));
  await expectNow(
    tab,
    `document.querySelector('input[autocomplete="username"]').value === "${address}"`,
    "the password is saved under its address",
  );
  await write(tab, 'input[name="password"]', password);
  await press(tab, submit);
}
