import { mkdirSync, mkdtempSync, rmSync, writeFileSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { stampTranslations } from "@/scripts/content/stamp";

export const courseFile = (locale: string) => `content/courses/one/${locale}.mdx`;

const course = (words: { title: string; text: string; heading: string; label: string }) => `---
title: "${words.title}"
description: "${words.text}"
objective: "${words.text}"
status: published
publishAt: 2026-11-21
l10n:
  source: en
  by: human
---

${words.text}

## ${words.heading}

<Callout kind="note" title="${words.label}">

![${words.label}](/images/a.svg)

</Callout>

<Practice type="read-and-select" />

See the [prices](/pricing).
`;

const line = (value: unknown) => `${JSON.stringify(value)}\n`;
const banner = (language: string, words: string) =>
  line({
    _id: `banner.update.${language}`,
    _type: "banner",
    language,
    text: words,
    short: words,
    action: words,
  });

const files: Record<string, string> = {
  "app/[locale]/(site)/pricing/page.tsx": "",
  "cms/dataset/shared.ndjson": readFileSync("cms/dataset/shared.ndjson", "utf8"),
  "public/images/a.svg": "<svg/>",
  "content/courses/one/meta.yaml": `section: reading
position: 1
questionType: read-and-select
minutes: 6
datePublished: 2026-11-21
dateModified: 2026-11-21
image: /images/a.svg
`,
  [courseFile("en")]: course({
    title: "Read and Select",
    text: "Decide in five seconds.",
    heading: "What you see",
    label: "A word",
  }),
  [courseFile("de")]: course({
    title: "Read and Select",
    text: "Entscheide in fünf Sekunden.",
    heading: "Was du siehst",
    label: "Ein Wort",
  }),
  "cms/dataset/en.ndjson": banner("en", "Practice is open."),
  "cms/dataset/de.ndjson": banner("de", "Das Üben ist offen."),
  "content/messages/en.json": `{
  "Home": {
    "title": "Practice for the test, every day of the week",
    "count": "{n, plural, one {# question} other {# questions}}",
    "link": "Read <a>this</a>, {name}"
  }
}
`,
  "content/messages/de.json": `{
  "Home": {
    "title": "Übe für die Prüfung, an jedem Tag der Woche",
    "count": "{n, plural, one {# Frage} other {# Fragen}}",
    "link": "Lies <a>das</a>, {name}"
  }
}
`,
  "content/messages/ru.json": `{
  "Home": {
    "title": "Готовьтесь к экзамену каждый день недели",
    "count": "{n, plural, one {# вопрос} few {# вопроса} many {# вопросов} other {# вопроса}}",
    "link": "Прочитайте <a>это</a>, {name}"
  }
}
`,
};

export type ContentTree = {
  root: string;
  write: (file: string, text: string | Buffer) => void;
  remove: () => void;
};

/** A small project in a temporary folder: one course, a page, a dataset and the messages of three languages. No faults. */
export function createContentTree(): ContentTree {
  const root = mkdtempSync(path.join(tmpdir(), "bandwise-content-"));
  const write: ContentTree["write"] = (file, text) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  for (const [file, text] of Object.entries(files)) write(file, text);
  stampTranslations(root, []);
  return { root, write, remove: () => rmSync(root, { recursive: true, force: true }) };
}
