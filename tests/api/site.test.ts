import { eq, sql } from "drizzle-orm";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, expect, test } from "vitest";
import { v7 } from "uuid";

import { contactMessages, pageViews } from "@/lib/db/schema/site";
import { sweepMessages } from "@/lib/services/site/sweep-messages";
import { sweepViews } from "@/lib/services/site/sweep-views";
import { call, runtime, waitFor, withRuntime } from "@/tests/api/harness";

const letters: string[] = [];
const server = new SMTPServer({
  authOptional: true,
  onData(stream, _session, done) {
    const chunks: Buffer[] = [];
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    stream.on("end", () => {
      letters.push(Buffer.concat(chunks).toString("utf8"));
      done();
    });
  },
});
const port = await new Promise<number>((resolve) => {
  const listening = server.listen(0, "127.0.0.1", () => {
    const address = listening.address();
    resolve(typeof address === "object" && address ? address.port : 0);
  });
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

withRuntime({
  SMTP_URL: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
  CONTACT_EMAIL: "desk@bandwise.example",
});

const message = () => ({
  topic: "order",
  name: "Aiko Ōta",
  email: `writer-${v7()}@example.com`,
  text: `About my order ${v7()}`,
  locale: "ja",
  website: "",
});

const rowsOf = async (email: string) =>
  (await runtime()).database.db.select().from(contactMessages).where(eq(contactMessages.email, email));

test("a message is stored and reaches the operator's mailbox, and an answer goes to its writer", async () => {
  const body = message();
  const { status, body: answer } = await call("POST", "/common/contact", { body });
  expect([status, answer]).toEqual([200, { err: null, data: { received: true } }]);
  const letter = await waitFor(async () => letters.find((each) => each.includes(body.email)));
  const mail = await PostalMime.parse(letter);
  expect(mail.to?.map(({ address }) => address)).toEqual(["desk@bandwise.example"]);
  expect(mail.replyTo?.map(({ address }) => address)).toEqual([body.email]);
  expect(mail.text).toContain(body.text);
  expect(mail.text).toContain("Aiko Ōta");
  await waitFor(async () => (await rowsOf(body.email))[0]?.forwardedAt);
});

test.for([
  { what: "a robot that fills every field", change: { website: "https://spam.example" } },
  { what: "a line break in the name", change: { name: "Eve\r\nBcc: all@example.com" } },
  { what: "an address that is none", change: { email: "nobody" } },
  { what: "a text that says nothing", change: { text: "   hi    " } },
  { what: "an unknown topic", change: { topic: "spam" } },
])("$what is refused, and nothing is stored", async ({ change }) => {
  const body = { ...message(), ...change };
  const answer = await call("POST", "/common/contact", { body });
  expect([answer.status, answer.body.code]).toEqual([400, "request/invalid"]);
  expect(await rowsOf(body.email)).toEqual([]);
});

test("messages are kept for two years and no longer", async () => {
  const [old, recent] = [message(), message()];
  for (const body of [old, recent]) await call("POST", "/common/contact", { body });
  const { database } = await runtime();
  await database.db
    .update(contactMessages)
    .set({ createdAt: sql`now() - interval '731 days'` })
    .where(eq(contactMessages.email, old.email));
  await sweepMessages(await runtime());
  expect(await rowsOf(old.email)).toEqual([]);
  expect(await rowsOf(recent.email)).toHaveLength(1);
});

test("articles come in the language asked for, a page at a time, with paths of the site", async () => {
  const list = (query: string, locale: string) =>
    call("GET", `/common/article?flag=1${query}`, { headers: { locale } });
  const first = await list("&page=1&pageSize=4", "de");
  const second = await list("&page=2&pageSize=4", "de");
  const names = [...first.body.data, ...second.body.data].map(({ path }: { path: string }) => path);
  expect(new Set(names).size).toBe(8);
  expect(names.every((path: string) => /^\/(learn|blog)\//.test(path))).toBe(true);
  const english = await list("&page=1&pageSize=4", "en");
  expect(english.body.data[0].path).toBe(first.body.data[0].path);
  expect(english.body.data[0].name).not.toBe(first.body.data[0].name);
  const categories = await call("GET", "/common/article/category");
  const counted = categories.body.data.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
  expect(counted).toBe((await list("", "en")).body.data.length);
});

test.for([
  { locale: "en", q: "accommodations", path: "/learn/accommodations" },
  { locale: "ja", q: "採点", path: "/learn/how-scoring-works" },
  { locale: "th", q: "คะแนน", path: "/learn/how-scoring-works" },
  { locale: "ru", q: "баллов", path: "/learn/how-scoring-works" },
  { locale: "zh", q: "分数", path: "/learn/how-scoring-works" },
])("a search for $q in $locale finds $path", async ({ locale, q, path }) => {
  const { status, body } = await call("GET", `/common/search?q=${encodeURIComponent(q)}`, {
    headers: { locale },
  });
  expect(status).toBe(200);
  expect(body.data.results.map((found: { path: string }) => found.path)).toContain(path);
  expect(body.data.results.length).toBeLessThanOrEqual(20);
});

test("words that stand nowhere find nothing, and places to begin are named", async () => {
  const { body } = await call("GET", "/common/search?q=xylophonequartz");
  expect(body.data).toMatchObject({ total: 0, results: [], near: [] });
  expect(body.data.popular.map(({ path }: { path: string }) => path)).toContain("/duolingo-practice-test");
});

test("the pages that others opened in the language stand first among the places to begin", async () => {
  for (const path of ["/courses/det-read-and-select-course", "/refund-policy", "/no-page-of-the-site"])
    for (let times = 0; times < 2; times++)
      await call("GET", `/common/logPath?${new URLSearchParams({ path, locale: "it" })}`);
  await call("GET", "/common/logPath?path=/refund-policy&locale=it");
  const { body } = await call("GET", "/common/search?q=xylophonequartz", { headers: { locale: "it" } });
  const popular = body.data.popular.map(({ path }: { path: string }) => path);
  expect(popular.slice(0, 2)).toEqual(["/refund-policy", "/courses/det-read-and-select-course"]);
  expect(popular).toHaveLength(5);
  expect(popular).not.toContain("/no-page-of-the-site");
});

test("a word that looks like one of the site's is answered with that one", async () => {
  const { body } = await call("GET", "/common/search?q=pronounshiashun");
  expect(body.data).toMatchObject({ total: 0, near: ["pronunciation"] });
});

const viewed = async (locale: "de") =>
  (await runtime()).database.db.select().from(pageViews).where(eq(pageViews.locale, locale));

test("views are counted of pages that are there, each under one name, and of nothing else", async () => {
  const known = [
    "/",
    "/pricing",
    "/search",
    "/tos",
    "/courses/det-read-and-select-course",
    "/learn/test-format",
  ];
  const made = [
    "/none",
    "/courses/none",
    "/learn/none",
    "/blog/none/none",
    "/pricing/x",
    "/api/common/version",
    "//x",
  ];
  for (const path of [...known, "/pricing?from=mail", ...made]) {
    const { status } = await call("GET", `/common/logPath?${new URLSearchParams({ path, locale: "de" })}`);
    expect([path, status]).toEqual([path, 200]);
  }
  const rows = (await viewed("de")).map(({ path, views }) => [path, views] as const);
  expect(new Map(rows)).toEqual(new Map([...known.map((path) => [path, 1] as const), ["/pricing", 2]]));
});

test("views are kept for 400 days and no longer", async () => {
  const { database } = await runtime();
  const row = { path: "/", locale: "tr", device: "pc", views: 1 } as const;
  const day = (days: number) =>
    sql`to_char(now() at time zone 'UTC' - make_interval(days => ${days}), 'YYYY-MM-DD')`;
  await database.db.insert(pageViews).values([400, 401].map((days) => ({ ...row, day: day(days) })));
  await sweepViews(await runtime());
  expect(await database.db.select().from(pageViews).where(eq(pageViews.locale, "tr"))).toHaveLength(1);
});
