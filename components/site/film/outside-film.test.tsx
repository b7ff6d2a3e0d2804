import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { OutsideFilm } from "@/components/site/film/outside-film";

const video = {
  provider: "vimeo",
  id: "76979871",
  uploadDate: "2026-11-21T09:00:00Z",
  duration: "PT6M30S",
  thumbnail: "/images/a.svg",
} as const;
const words = { play: "Play", notice: "This video is on Vimeo.", watchThere: "Open it" };
const html = renderToStaticMarkup(<OutsideFilm video={video} locale="de" title="A film" words={words} />);

test("before the press nothing in a page with another host's film loads anything from that host", () => {
  expect(html).not.toMatch(/<(iframe|script|link|video)\b/);
  const loaded = [...html.matchAll(/\b(?:src|srcset|poster|data)="([^"]*)"/gi)].map(([, url]) => url);
  expect(loaded).toEqual(["/images/a.svg"]);
});

test("the host is named beside the button, and its own page is a plain link", () => {
  expect(html).toContain("This video is on Vimeo.");
  expect(html).toContain('<a href="https://vimeo.com/76979871" rel="noreferrer"');
  expect(html).toContain(">6:30<");
});
