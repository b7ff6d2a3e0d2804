import { expect, test } from "vitest";

import { api } from "@/lib/api/app";
import { learner, submit } from "@/tests/api/correction-calls";
import { withRuntime } from "@/tests/api/harness";

withRuntime();

test("the list of mistakes is a PDF in its reader's language, also before there is one", async () => {
  const ana = await learner();
  const read = (locale: string) =>
    api.request(
      "/api/corrections/mistakes.pdf",
      { headers: { authorization: `Bearer ${ana.token}`, locale } },
      {},
    );
  const empty = await read("en");
  expect(empty.status).toBe(200);
  await submit(ana);
  for (const locale of ["de", "ko", "zh"]) {
    const response = await read(locale);
    expect(response.headers.get("content-disposition")).toContain("bandwise-mistakes.pdf");
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(bytes.includes(`/Lang (${locale})`)).toBe(true);
  }
  expect((await api.request("/api/corrections/mistakes.pdf", {}, {})).status).toBe(401);
});
