import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, test } from "vitest";

import { filmHosts } from "@/lib/content/films/film-hosts";
import { filmProviders } from "@/lib/content/schemas";
import { frameSources } from "@/scripts/site/frame-sources.mjs";

function sourcesOf(...videos: string[]) {
  const root = mkdtempSync(path.join(tmpdir(), "bandwise-frames-"));
  try {
    for (const [index, video] of videos.entries()) {
      const folder = path.join(root, "content/courses", String(index));
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, "meta.yaml"), `position: 1\n${video}`);
    }
    return frameSources(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

test("without a film of another host no page may frame anybody", () => {
  expect(sourcesOf("", "video: { provider: self, id: one }\n")).toBe("'none'");
});

test("the hosts that courses name may be framed, each once, and no other", () => {
  expect(sourcesOf("video: { provider: vimeo }\n", "", "video: { provider: vimeo }\n")).toBe(
    "https://player.vimeo.com",
  );
});

test("every host's player comes from the origin that is allowed for it", () => {
  for (const provider of filmProviders)
    expect(new URL(filmHosts[provider].player("abcdefghijk", "de")).origin).toBe(
      sourcesOf(`video: { provider: ${provider} }\n`),
    );
});
