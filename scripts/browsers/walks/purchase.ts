import { expectNow, press, type Tab, until } from "@/scripts/browsers/browser";
import { at, type Place } from "@/scripts/browsers/walks/place";
import { signUp } from "@/scripts/browsers/walks/sign-up";

const plan = '[data-plan="premium-7d"]';
const isPressable = `!document.querySelector('${plan}').disabled && !document.querySelector('${plan}').ariaBusy`;

/** On a phone the payment page takes the place of the plans: their tab is the only one. */
async function choose(tab: Tab) {
  await until(tab, `document.querySelector('${plan}')`, "the plans");
  await tab.read(
    "void Object.defineProperty(navigator, 'userAgent', { configurable: true, get: () => 'iPhone Mobile' })",
  );
  await press(tab, plan);
  await press(tab, "[role=dialog] input[name=agreed]");
  await press(tab, "[role=dialog] button[type=submit]");
}

/** Whoever comes back from the payment page can choose again; after the purchase nothing of it lies over the plans. */
export async function buyAndComeBack(tab: Tab, place: Place) {
  await tab.goto(
    `${at(place, "/register")}?next=${encodeURIComponent(new URL(at(place, "/pricing")).pathname)}`,
  );
  await signUp(tab, place);
  await until(tab, "location.pathname.endsWith('/pricing')", "the plans");
  await choose(tab);
  await until(
    tab,
    "location.pathname.startsWith('/dev/pay/') && document.querySelector('button')",
    "the payment page",
  );
  await tab.back();
  await until(
    tab,
    `location.pathname.endsWith('/pricing') && ${isPressable}`,
    "the plan can be chosen again",
  );
  await expectNow(tab, "!document.querySelector('[role=dialog]')", "no dialog lies over the plans");
  await choose(tab);
  await until(
    tab,
    "location.pathname.startsWith('/dev/pay/') && document.querySelector('button')",
    "the payment page",
  );
  await press(tab, 'button[type="submit"]');
  await until(tab, "location.pathname.includes('/success/')", "the purchase");
  await until(tab, "document.querySelector('main a[href$=\"#/home\"]')", "what the purchase brought");
}
