import { expect, test } from "vitest";

import { mediaResponse } from "@/lib/api/media-response";

const bytes = Uint8Array.from({ length: 100 }, (_, index) => index);

type Asked = { range?: string; ifRange?: string; ifNoneMatch?: string };

async function ask({ range, ifRange, ifNoneMatch }: Asked) {
  const response = mediaResponse({ bytes, contentType: "audio/mpeg" }, { range, ifRange, ifNoneMatch });
  return {
    status: response.status,
    headers: response.headers,
    body: new Uint8Array(await response.arrayBuffer()),
  };
}

test("without a range the whole recording comes, and says that parts can be had", async () => {
  const { status, headers, body } = await ask({});
  expect(status).toBe(200);
  expect(body).toEqual(bytes);
  expect(headers.get("accept-ranges")).toBe("bytes");
});

test.each([
  ["bytes=0-9", "bytes 0-9/100", 0, 10],
  ["bytes=90-", "bytes 90-99/100", 90, 100],
  ["bytes=-5", "bytes 95-99/100", 95, 100],
  ["bytes=95-400", "bytes 95-99/100", 95, 100],
  ["bytes=-400", "bytes 0-99/100", 0, 100],
])("the range %s is answered with %s", async (range, contentRange, start, end) => {
  const { status, headers, body } = await ask({ range });
  expect(status).toBe(206);
  expect(headers.get("content-range")).toBe(contentRange);
  expect(body).toEqual(bytes.slice(start, end));
});

test.each(["bytes=100-", "bytes=100-200", "bytes=-0"])("the range %s lies outside", async (range) => {
  const { status, headers } = await ask({ range });
  expect(status).toBe(416);
  expect(headers.get("content-range")).toBe("bytes */100");
});

test.each(["bytes=5-2", "bytes=-", "bytes=a-b", "items=0-1", "bytes=0-1,4-5"])(
  "the header %s is no range we serve and gets the whole",
  async (range) => {
    expect((await ask({ range })).status).toBe(200);
  },
);

test("a known etag needs no body, and a stale one no part", async () => {
  const etag = (await ask({})).headers.get("etag") ?? "";
  expect((await ask({ ifNoneMatch: `"x", W/${etag}` })).status).toBe(304);
  expect((await ask({ range: "bytes=0-1", ifRange: etag })).status).toBe(206);
  expect((await ask({ range: "bytes=0-1", ifRange: '"old"' })).status).toBe(200);
});
