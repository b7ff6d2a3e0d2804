import { expectNow, press, type Tab, until } from "@/scripts/browsers/browser";
import { at, type Place, wordsOf } from "@/scripts/browsers/walks/place";
import { password, signUp } from "@/scripts/browsers/walks/sign-up";

const hasSession = "localStorage.getItem('20180428_bandwise_session') !== null";
const canLogIn = "!!document.querySelector('header a[href$=\"/login\"]')";
const secrets = `[...document.querySelectorAll("input")].filter(({ name, value }) => value && (name === "code" || name === "password" || value === ${JSON.stringify(password)}))`;

async function register(tab: Tab, place: Place) {
  await tab.goto(at(place, "/"));
  await until(tab, canLogIn, "the header offers to log in");
  await tab.goto(at(place, "/register"));
  await signUp(tab, place);
  await until(tab, `location.pathname.endsWith("/app") && ${hasSession}`, "the app");
  await until(tab, "document.querySelector('main h1')", "the first screen");
}

async function backTo(tab: Tab, path: string) {
  await tab.back();
  await until(
    tab,
    `location.pathname === ${JSON.stringify(path)} && document.readyState === "complete"`,
    path,
  );
}

/** Nobody finds a secret in the pages that were left, and each of them knows who is signed in. */
export async function comeBackAfterLogOut(tab: Tab, place: Place) {
  await register(tab, place);
  await backTo(tab, new URL(at(place, "/register")).pathname);
  await expectNow(tab, `${secrets}.length === 0`, "no password and no code are left in the form");
  await backTo(tab, new URL(at(place, "/")).pathname || "/");
  await until(tab, `!(${canLogIn})`, "the header knows who is signed in");
  await tab.goto(`${at(place, "/app")}#/account`);
  const { logOut } = (await wordsOf(place)).Learner.account;
  const button = `[...document.querySelectorAll("main button")].find((each) => each.innerText.trim() === ${JSON.stringify(logOut)})`;
  await until(tab, button, "the button to log out");
  await tab.read(`${button}.setAttribute("data-walk", "")`);
  await press(tab, "[data-walk]");
  await until(tab, `!(${hasSession}) && ${canLogIn}`, "logged out");
  await tab.back();
  await until(tab, "location.pathname.endsWith('/app')", "the app again");
  await until(
    tab,
    "document.querySelector('main a[href$=\"/login\"]')",
    "the app knows that nobody is signed in",
  );
  await expectNow(tab, `${secrets}.length === 0`, "no secret is left");
}

/** As Safari does after seven days: what scripts stored is gone, the session is not. */
export async function comeBackWithoutStorage(tab: Tab, place: Place) {
  await register(tab, place);
  await tab.read("localStorage.clear()");
  await tab.goto(at(place, "/"));
  await tab.goto(`${at(place, "/app")}#/account`);
  await until(tab, `${hasSession} && document.querySelector("main h1")`, "the session is known again");
  await until(tab, "/walker-/.test(document.querySelector('main').innerText)", "whose account it is");
}
