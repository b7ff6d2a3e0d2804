import { setTimeout as wait } from "node:timers/promises";

/** One tab of a browser that is driven; selectors are CSS. */
export type Tab = {
  goto: (url: string) => Promise<void>;
  /** The value of an expression in the page. */
  read: (expression: string) => Promise<unknown>;
  click: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  press: (key: "Enter") => Promise<void>;
  back: () => Promise<void>;
};

/** Everybody who tries the product gets a browser of their own: its tab, and how to close it. */
export type OpenBrowser = () => Promise<{ tab: Tab; close: () => Promise<void> }>;

const patience = 20_000;

/** Reads again and again until the expression holds in the page. */
export async function until(tab: Tab, expression: string, what: string) {
  const end = Date.now() + patience;
  let last: unknown = null;
  while (Date.now() < end) {
    // A page that is being left answers with an error.
    last = await tab.read(`Boolean(${expression})`).catch((error: unknown) => error);
    if (last && !(last instanceof Error)) return last;
    await wait(150);
  }
  const address = await tab.read("location.href").catch(() => "?");
  throw new Error(`${what}: not within ${patience / 1_000} s at ${String(address)} (${String(last)})`);
}

export async function expectNow(tab: Tab, expression: string, what: string) {
  if (!(await tab.read(`Boolean(${expression})`))) throw new Error(what);
}

/** Waits until it can be pressed, and presses it. */
export async function press(tab: Tab, selector: string) {
  const found = `document.querySelector(${JSON.stringify(selector)})`;
  await until(tab, `${found} && !${found}.disabled`, `${selector} can be pressed`);
  await tab.click(selector);
}

export async function write(tab: Tab, selector: string, text: string) {
  await until(tab, `document.querySelector(${JSON.stringify(selector)})`, `${selector} is there`);
  await tab.type(selector, text);
}
