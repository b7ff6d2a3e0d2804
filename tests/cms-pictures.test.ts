import { afterAll, beforeAll, expect, test } from "vitest";

import { cmsPictures, coverPicture, textPicture } from "@/lib/content/live/picture-address";

beforeAll(() => {
  process.env.SANITY_PROJECT_ID = "bandwise";
});
afterAll(() => {
  delete process.env.SANITY_PROJECT_ID;
});

const folder = "https://cdn.sanity.io/images/bandwise/production";

test.for([
  `${folder}/abc12-800x600.png`,
  `${folder}/abc12-800x600.jpg?w=300&auto=format`,
  "/images/drawings/practice.svg",
])("an article of the CMS may show %s", (address) => {
  expect(cmsPictures(address)).toBeNull();
});

test.for([
  "https://cdn.sanity.io/images/another/production/abc12-800x600.png",
  "https://cdn.sanity.io.evil.example/images/bandwise/production/abc12-800x600.png",
  `${folder}/../../another/production/abc12-800x600.png`,
  `${folder}/abc12-800x600.svg`,
  "http://cdn.sanity.io/images/bandwise/production/abc12-800x600.png",
  "javascript:alert(1)",
  "data:image/png;base64,AA==",
  "/images/../sitemap.xml",
])("it may not show %s, and the editor reads where pictures belong", (address) => {
  expect(cmsPictures(address)?.rule).toBe("image/place");
  expect(cmsPictures(address)?.advice).toContain(folder);
});

test("a picture of the site that is not there is named", () => {
  expect(cmsPictures("/images/nothing.png")?.rule).toBe("image/missing");
});

test("a picture in a text has its own proportions and the sizes that screens need, never larger than it is", () => {
  expect(textPicture(`${folder}/abc12-1000x500.png?w=9000`)).toEqual({
    src: `${folder}/abc12-1000x500.png?w=1000&auto=format`,
    srcSet: [480, 720]
      .map((wide) => `${folder}/abc12-1000x500.png?w=${wide}&auto=format ${wide}w`)
      .join(", "),
    width: 1000,
    height: 500,
  });
  expect(textPicture("/images/drawings/practice.svg")).toBeNull();
});

test("a cover is cut to the shape of shared links, around what the editor chose", () => {
  const picture = coverPicture({
    ref: "image-abc12-2000x2000-jpg",
    alt: "A desk",
    crop: { top: 0.5, bottom: 0, left: 0, right: 0 },
  });
  expect([picture?.width, picture?.height]).toEqual([1200, 630]);
  expect(picture?.src).toMatch(
    /abc12-2000x2000\.jpg\?rect=48,1000,1905,1000&w=1200&h=630&fit=crop&auto=format$/,
  );
  expect(picture?.srcSet?.split(", ")).toHaveLength(4);
});
