import { expect, test } from "vitest";

import { metadataAt } from "@/lib/seo/metadata";
import { answerPicture } from "@/lib/seo/picture/answer-picture";

const ask = (address: string, headers: Record<string, string> = {}) => {
  const url = new URL(address, "http://localhost:3000");
  return answerPicture(new Request(url, { headers }), url.pathname.split("/").slice(2));
};

async function addressOf(path: string) {
  const { openGraph } = await metadataAt("ja", path);
  const [image] = [openGraph?.images ?? []].flat();
  if (typeof image !== "object" || image instanceof URL) throw new Error("The head names no picture.");
  return { address: String(image.url), alt: image.alt };
}

test("the address in a page's head leads to its picture, which may be kept for a year", async () => {
  const { address } = await addressOf("/courses/det-read-and-select-course");
  const answer = await ask(address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("image/png");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
});

test("a picture is told in the page's language by its title", async () => {
  const { title } = await metadataAt("ja", "/pricing");
  expect((await addressOf("/pricing")).alt).toBe(title);
});

test("an address without the title's version is answered, and asked for again after an hour", async () => {
  for (const address of ["/og/ja/pricing.png", "/og/ja/pricing.png?v=000000000000"]) {
    const answer = await ask(address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=3600");
  }
});

test("who has the picture already is told that it is the same", async () => {
  const tag = (await ask("/og/th.png")).headers.get("etag") ?? "";
  const again = await ask("/og/th.png", { "if-none-match": `"other", ${tag}` });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
});

test.each([
  "/og/en/no-such-page.png",
  "/og/xx/pricing.png",
  "/og/en/pricing",
  "/og/en/pricing.jpg",
  "/og/en/pricing/.png",
  "/og/en/login.png",
  "/og/en/courses/constructor.png",
  "/og/.png",
])("%s is no picture", async (address) => {
  expect((await ask(address)).status).toBe(404);
});
