import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, expect, test } from "vitest";
import { v7 } from "uuid";

import { call, waitFor, withRuntime } from "@/tests/api/harness";

const letters: string[] = [];
let refusals = 0;

/** A real SMTP server that can be told to refuse for a while. */
const server = new SMTPServer({
  authOptional: true,
  onData(stream, _session, done) {
    const chunks: Buffer[] = [];
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    stream.on("end", () => {
      if (refusals > 0) {
        refusals -= 1;
        done(Object.assign(new Error("try later"), { responseCode: 451 }));
        return;
      }
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

// Hooks at the end run in the opposite order: the mailer lets go of the server first.
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

withRuntime({
  SMTP_URL: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
  MAIL_FROM: "Bandwise <hello@bandwise.example>",
});

const to = (address: string) => letters.filter((letter) => letter.includes(address));
const someone = () => `reader-${v7()}@example.com`;

test("the code arrives over SMTP in the reader's language, as text and as HTML", async () => {
  const email = someone();
  await call("POST", "/common/sesCode", { body: { email, purpose: "register", locale: "ja" } });
  const [letter] = await waitFor(async () => (to(email).length > 0 ? to(email) : null));
  const mail = await PostalMime.parse(letter ?? "");
  expect(mail.from?.address).toBe("hello@bandwise.example");
  expect(mail.to?.map(({ address }) => address)).toEqual([email]);
  const code = /^\d{6}$/m.exec(mail.text ?? "")?.[0] ?? "none";
  expect(mail.subject).toContain(code);
  expect(mail.subject).toMatch(/[\u3040-\u30ff]/);
  expect(mail.html).toContain(code);
  expect(mail.html).toContain('lang="ja"');
  const used = await call("POST", "/common/sesCodeVerify", { body: { email, purpose: "register", code } });
  expect(used.status).toBe(200);
});

test("a mail the server did not take is delivered later, and once", async () => {
  refusals = 1;
  const email = someone();
  await call("POST", "/common/sesCode", { body: { email, purpose: "register" } });
  await waitFor(async () => to(email).length > 0);
  expect(refusals).toBe(0);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(to(email)).toHaveLength(1);
});
