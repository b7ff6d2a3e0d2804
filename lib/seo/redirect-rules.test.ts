import { expect, test } from "vitest";

import { createLocalPaths } from "@/lib/content/addresses/create-local-paths";
import { movedPages, readMoved } from "@/lib/content/addresses/redirects";
import { type Locale, localePath, locales } from "@/lib/i18n/locales";
import { redirectFor } from "@/lib/seo/redirect-rules";

const version = (locale: Locale, slug?: string) => ({
  locale,
  slug,
  status: "published" as const,
  publishAt: "2026-01-01",
});
const { localizedPath } = createLocalPaths(
  [
    {
      parent: "/courses",
      folder: "reading",
      versions: [version("en"), version("de", "lesen"), version("ru", "чтение")],
    },
  ],
  () => true,
);
const moved = readMoved([
  { from: "/courses/old", to: "/courses/new" },
  { from: "/courses/frueher", to: "/courses/reading", language: "de" },
  { from: "/courses/former", to: "/courses/reading" },
]);
const ask = (pathname: string, search = "", chosenLocale?: string) =>
  redirectFor({ pathname, search, chosenLocale }, { moved, localizedPath });

test.for(["/", "/pricing", "/ja", "/ja/pricing", "/blog"])("%s may stay", (path) => {
  expect(ask(path)).toBeNull();
});

test.for([
  ["/pricing/", "/pricing"],
  ["/ja/", "/ja"],
  ["/en", "/"],
  ["/en/pricing", "/pricing"],
  ["/en/pricing/", "/pricing"],
  ["//evil.com/", "/evil.com"],
  ["/\\evil.com", "/evil.com"],
  ["/en//evil.com", "/evil.com"],
  ["/en/\\evil.com", "/evil.com"],
  ["///evil.com/%2f..", "/evil.com/%2f.."],
] as const)("%s goes to %s for good", ([from, to]) => {
  expect(ask(from)).toEqual({ path: to, search: "", status: 308 });
});

test("a redirect keeps the query", () => {
  expect(ask("/pricing/", "?a=1")).toMatchObject({ path: "/pricing", search: "?a=1" });
});

test.for([
  ["/blog", "?page=2", "/blog"],
  ["/ja/blog", "?page=2&x=1", "/ja/blog"],
] as const)("%s%s goes to %s", ([path, search, to]) => {
  expect(ask(path, search)).toEqual({ path: to, search: "", status: 308 });
});

test("only the root follows the chosen language, and only for this reader", () => {
  expect(ask("/", "?a=1", "ja")).toEqual({ path: "/ja", search: "?a=1", status: 307, private: true });
  expect(ask("/pricing", "", "ja")).toBeNull();
});

test.for(["en", "xx", "//evil.com", ""])("the root stays when the cookie says %j", (cookie) => {
  expect(ask("/", "", cookie)).toBeNull();
});

test.for([
  ["/courses/old", "/courses/new"],
  ["/courses/old/", "/courses/new"],
  ["/en/courses/old", "/courses/new"],
  ["/ja/courses/old", "/ja/courses/new"],
  ["/ja//courses/old/", "/ja/courses/new"],
  ["//courses/old", "/courses/new"],
] as const)("a page that has moved is one step away: %s goes to %s", ([from, to]) => {
  expect(ask(from, "?a=1")).toEqual({ path: to, search: "?a=1", status: 308 });
  expect(ask(to, "?a=1")).toBeNull();
});

test.for(["/courses/older", "/courses/old/more", "/xx/courses/old"])("%s has not moved", (path) => {
  expect(ask(path)).toBeNull();
});

test.for([
  ["/de/courses/reading", "/de/courses/lesen"],
  ["/ru/courses/lesen", "/ru/courses/%D1%87%D1%82%D0%B5%D0%BD%D0%B8%D0%B5"],
  ["/ja/courses/%D1%87%D1%82%D0%B5%D0%BD%D0%B8%D0%B5", "/ja/courses/reading"],
  ["/courses/lesen", "/courses/reading"],
  ["/de/courses/frueher/", "/de/courses/lesen"],
  ["/de/courses/former", "/de/courses/lesen"],
  ["/ru//courses/former", "/ru/courses/%D1%87%D1%82%D0%B5%D0%BD%D0%B8%D0%B5"],
] as const)("each language has its own address, one step away: %s goes to %s", ([from, to]) => {
  expect(ask(from)).toEqual({ path: to, search: "", status: 308 });
  expect(ask(to)).toBeNull();
});

test.for(["/de/courses/lesen", "/ru/courses/%d1%87%d1%82%d0%b5%d0%bd%d0%b8%d0%b5", "/courses/reading"])(
  "%s is where it belongs",
  (path) => {
    expect(ask(path)).toBeNull();
  },
);

test("an address that moved in one language is none in the others", () => {
  expect(ask("/fr/courses/frueher")).toBeNull();
});

test("a path that is written wrongly is not read as an address", () => {
  expect(ask("/de/courses/%E0%A4%A")).toBeNull();
});

test("no redirect ever leads to another", () => {
  for (const path of [
    "//en//en/pricing/",
    "/en/en",
    "/en/blog/",
    "/en/ja/",
    "/en//courses/old/",
    "/en/ja/courses/old",
    "/en/courses/lesen",
    "/en//de/courses/former/",
  ]) {
    let next = ask(path);
    for (let step = 0; next && step < 3; step++) next = ask(next.path, next.search);
    expect(next).toBeNull();
  }
});

test.for(locales)("in %s the old address of the products leads to the practice page for good", (locale) => {
  const pathname = localePath(locale, "/products");
  const path = localePath(locale, "/practice");
  expect(redirectFor({ pathname, search: "" }, { moved: movedPages, localizedPath })).toEqual({
    path,
    search: "",
    status: 308,
  });
});

test.for([
  ["/register2", "?invite=a", "/register", "?invite=a", 308],
  ["/th/register2/", "", "/th/register", "", 308],
  ["/oauth", "", "/login", "", 307],
  ["/th/oauth", "?code=1", "/th/login", "", 307],
  ["/ja/oauth", "?url=//evil.com/", "/ja/login", "", 307],
  ["/oauth", "?url=https://evil.com/", "/login", "", 307],
  ["/oauth", "?url=/%5Cevil.com", "/login", "", 307],
  ["/oauth", "?state=x&url=/th/pricing%3Fa%3D1", "/th/pricing", "?a=1", 307],
] as const)("%s%s leads to %s%s", ([from, asked, path, search, status]) => {
  expect(ask(from, asked)).toMatchObject({ path, search, status });
});

test("the way back of a sign-in finds its place in the app", () => {
  expect(ask("/oauth", "?url=/app%23/practice")).toMatchObject({ path: "/app", hash: "#/practice" });
});
