import { gzipSync } from "node:zlib";

import { expect, test } from "vitest";

import { api } from "@/lib/api/app";
import { call, createUser, password, withRuntime } from "@/tests/api/harness";

withRuntime();

const login = "/common/login";
const send = (headers: Record<string, string>, body: BodyInit = "{}") =>
  api.request(`http://localhost/api${login}`, { method: "POST", headers, body });

test.for([
  ["DELETE", "/userInfo", "HEAD, GET"],
  ["GET", login, "POST"],
  ["OPTIONS", login, "POST"],
] as const)("%s %s is refused together with what is allowed: %s", async ([method, path, allowed]) => {
  const { status, headers } = await call(method, path);
  expect([status, headers.get("allow")]).toEqual([405, allowed]);
});

test("a 401 says how one proves who one is, and when what was sent is no longer right", async () => {
  const missing = await call("GET", "/userInfo");
  expect([missing.status, missing.headers.get("www-authenticate")]).toEqual([401, 'Bearer realm="bandwise"']);
  const expired = await call("GET", "/userInfo", { token: "none-that-anybody-was-given" });
  expect(expired.headers.get("www-authenticate")).toBe('Bearer realm="bandwise", error="invalid_token"');
  const wrong = await call("POST", login, { body: { email: "nobody@example.com", password } });
  expect([wrong.status, wrong.headers.get("www-authenticate")]).toEqual([401, 'Bearer realm="bandwise"']);
});

test.for(["bearer", "BEARER", "Bearer"])("the scheme is known in any case: %s", async (scheme) => {
  const { token } = await createUser();
  const { status } = await call("GET", "/userInfo", { headers: { authorization: `${scheme} ${token}` } });
  expect(status).toBe(200);
});

test.for([
  "application/json ; charset=utf-8",
  "application/json;charset=utf-8",
  'application/json; charset="utf-8"',
  "Application/JSON",
])("a body may be called %s", async (type) => {
  const { email } = await createUser();
  const answer = await send({ "content-type": type }, JSON.stringify({ email, password }));
  expect(answer.status).toBe(200);
});

test.for([
  { what: "a plain body that is called packed", encoding: "gzip", body: "{}" },
  { what: "a packed body", encoding: "gzip", body: gzipSync("{}") },
  { what: "a packed body that is not called so", encoding: "", body: gzipSync("{}") },
  { what: "a body packed in a way nobody knows", encoding: "x-own", body: "{}" },
])("$what is refused as what it is", async ({ encoding, body }) => {
  const headers = {
    "content-type": "application/json",
    ...(encoding ? { "content-encoding": encoding } : {}),
  };
  const answer = await send(headers, body);
  expect(await answer.json()).toMatchObject({ status: 415, code: "request/encoded" });
  expect(answer.headers.get("accept-encoding")).toBe("identity");
});

test("the encoding `identity` is none", async () => {
  const { email } = await createUser();
  const headers = { "content-type": "application/json", "content-encoding": "identity" };
  expect((await send(headers, JSON.stringify({ email, password }))).status).toBe(200);
});

test.for(["q=%zz", "q=%C0%AF", "q=%", "%ff=a", "q=%00", "q=%ED%A0%80"])(
  "a broken escape in a query is refused: %s",
  async (query) => {
    expect(await call("GET", `/common/search?${query}`)).toMatchObject({
      status: 400,
      body: { code: "request/invalid" },
    });
  },
);
