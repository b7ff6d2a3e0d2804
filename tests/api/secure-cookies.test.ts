import { expect, test } from "vitest";

import { call, createUser, password, withRuntime } from "@/tests/api/harness";

const siteUrl = "https://bandwise.example";
withRuntime({ SITE_URL: siteUrl });

test("over https the session's cookies are Secure, and the secret one has the __Host- prefix", async () => {
  const { email } = await createUser();
  const { headers } = await call("POST", "/common/login", { body: { email, password } });
  const [secret = "", known = ""] = headers.getSetCookie();
  expect(secret).toMatch(/^__Host-bandwise_refresh=[^;]+;.*HttpOnly; Secure; SameSite=Lax/);
  expect(known).toMatch(/^bandwise_known=account;.*Secure; SameSite=Lax/);
  expect(known).not.toContain("HttpOnly");
  const cookie = secret.split(";")[0] ?? "";
  const renewed = await call("POST", "/common/refresh", { headers: { cookie, origin: siteUrl } });
  expect(renewed.status).toBe(200);
});
