/** Draws the icons and the 1200x630 sharing pictures from the files of scripts/site/export-drawings.tsx. */
import { mkdir, readFile, readdir } from "node:fs/promises";

import { chromium } from "playwright";

const read = (file) => readFile(new URL(`../../public/${file}`, import.meta.url), "utf8");
const mark = (await read("icon.svg")).trim();
const courses = (await readdir(new URL("../../public/images/courses", import.meta.url))).filter((name) =>
  name.endsWith(".svg"),
);

const ruler = (low, high) => {
  const at = (score) => 60 + ((score - 10) / 150) * 960;
  const ticks = Array.from({ length: 31 }, (_, step) => 10 + step * 5);
  const lines = ticks.map(
    (t) =>
      `<path d="M${at(t)} 96v${(t - 10) % 25 === 0 ? -26 : -14}" stroke="${(t - 10) % 25 === 0 ? "#161a20" : "#878271"}" stroke-width="2"/>`,
  );
  const figures = [10, 60, 110, 160].map(
    (t) => `<text x="${at(t)}" y="130" text-anchor="middle" font-size="24" fill="#424852">${t}</text>`,
  );
  return `<svg viewBox="0 0 1080 140" width="1080" height="140" font-family="Inter, sans-serif">
    <path d="M${at(low)} 40H${at(high)}v56H${at(low)}z" fill="#fbe39a"/>${lines.join("")}
    <path d="M20 96H1060" stroke="#161a20" stroke-width="4" stroke-linecap="round"/>
    <path d="M${at((low + high) / 2)} 96V8" stroke="#161a20" stroke-width="5"/><circle cx="${at((low + high) / 2)}" cy="12" r="11" fill="#f6c945" stroke="#161a20" stroke-width="4"/>${figures.join("")}</svg>`;
};

const pen = `<svg viewBox="0 0 150 64" fill="none" stroke="#161a20" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M2 58q60 5 132-6" stroke="#fbe39a" stroke-width="11"/><g transform="rotate(-14 75 32)"><path d="M38 22h84a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6H38z" fill="#f6c945"/><path d="M38 22 22 27v12l16 5zM22 28l-12 3v7l12 1z" fill="#fff"/><path d="M96 22v22M104 22v22"/><path d="M50 33h34" stroke-width="3"/></g></svg>`;

const font = (
  await readFile(
    new URL(
      "../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
      import.meta.url,
    ),
  )
).toString("base64");

function sheet(background, drawings, range) {
  return `<style>@font-face{font-family:Inter;src:url(data:font/woff2;base64,${font});font-weight:100 900}
    *{margin:0;box-sizing:border-box}body{width:1200px;height:630px;background:${background};font-family:Inter;color:#161a20;position:relative;overflow:hidden}
    .name{position:absolute;left:60px;top:56px;display:flex;align-items:center;gap:24px;font-size:60px;font-weight:720;letter-spacing:-.03em}
    .name svg{width:84px;height:84px}.art{position:absolute;left:60px;right:60px;top:178px;height:250px;display:flex;justify-content:center;align-items:center;gap:64px}
    .art>svg{height:100%;width:auto}.ruler{position:absolute;left:60px;bottom:44px}.pen{position:absolute;left:38px;top:52px;z-index:-1}</style>
    <body><div class="name">${mark}<span>Bandwise</span></div><div class="art">${drawings.join("")}</div><div class="ruler">${ruler(...range)}</div></body>`;
}

const art = Object.fromEntries(
  await Promise.all(
    courses.map(async (name) => [name.replace(".svg", ""), await read(`images/courses/${name}`)]),
  ),
);
const all = [
  "det-read-and-select-course",
  "det-fill-in-the-blanks",
  "det-prep-course-listen-and-type-questions",
].flatMap((slug) => art[slug] ?? []);
const drawing = (name) => read(`images/drawings/${name}.svg`);
const sections = {
  learn: sheet("#fdf4d6", await Promise.all(["test", "plans", "skills"].map(drawing)), [70, 110]),
  blog: sheet("#fdf4d6", await Promise.all(["reading", "speaking", "writing"].map(drawing)), [70, 110]),
  "mock-exam": sheet("#e2eeed", [await drawing("mock-exam")], [95, 125]),
  writing: sheet("#fdf4d6", [await drawing("writing-correction")], [95, 125]),
  speaking: sheet("#eceaf8", [await drawing("speaking-correction")], [95, 125]),
  listen: sheet("#eceaf8", [await drawing("listening")], [95, 125]),
  coupon: sheet("#fdf4d6", [await drawing("coupon")], [95, 125]),
  contact: sheet("#e2eeed", [await drawing("contact")], [95, 125]),
  about: sheet("#f3f1e9", [await drawing("about")], [95, 125]),
};
const pictures = {
  ...sections,
  home: sheet("#fbfaf6", all, [95, 125]),
  courses: sheet("#e2eeed", all, [70, 110]),
  practice: sheet("#eceaf8", all, [60, 120]),
  pricing: sheet("#fdf4d6", [pen], [95, 125]),
  ...Object.fromEntries(
    Object.entries(art).map(([slug, drawing]) => [slug, sheet("#e2eeed", [drawing], [80, 110])]),
  ),
};

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await mkdir(new URL("../../public/images/og/", import.meta.url), { recursive: true });
for (const [name, html] of Object.entries(pictures)) {
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `public/images/og/${name}.png` });
}
for (const [file, size, inset] of [
  ["icon-192.png", 192, 0],
  ["icon-512.png", 512, 0],
  ["apple-icon.png", 180, 0],
]) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>*{margin:0}body{background:#0c5a63}svg{display:block;width:${size - inset}px}</style>${mark}`,
  );
  await page.screenshot({ path: `public/${file}` });
}
await browser.close();
