import {
  datasets,
  messages,
  metas,
  texts,
  type Change,
  type FaultKind,
} from "@/tests/factories/gate-faults/fault-kind";

const readable = [
  ...texts,
  ...metas,
  ...datasets,
  ...messages,
  "content/films/one/script.yaml",
  "content/films/one/de.json",
  "content/plans.yaml",
  "content/glossary.yaml",
];
const all = { files: readable, times: 6 };

/** What follows when a file cannot be read: what others expect of it is missing too. */
const also = [
  "dataset/missing",
  "dataset/unknown",
  "link/anchor",
  "link/missing-page",
  "messages/unknown-key",
] as const;

/** The bytes of a text with one more in the middle of its second line. */
function withByte(text: string, byte: number): Change {
  const at = text.indexOf("\n") + 1;
  return {
    bytes: Buffer.concat([Buffer.from(text.slice(0, at)), Buffer.from([byte]), Buffer.from(text.slice(at))]),
    line: 2,
    column: 1,
  };
}

const unexpected = [
  "content/news/one/en.mdx",
  "content/courses/one/xx.mdx",
  "content/learn/first/en.md",
  "content/blog/day/notes.txt",
  "content/legal/loose.mdx",
  "content/notes.yaml",
  "content/learn/Two_Words/en.mdx",
  "cms/dataset/xx.ndjson",
  "cms/dataset/de.json",
  "content/films/loose.yaml",
  "content/films/one/xx.json",
  "content/films/one/notes.txt",
];

/** Of a folder that nothing reads the folder is named, not each file in it. */
const nameOf = (file: string) => {
  if (file.startsWith("content/news/")) return ["content/news"];
  return [file.includes("/Two_Words/") ? "content/learn/Two_Words" : file];
};

/** What would hold up whoever reads it. */
const heavy: FaultKind[] = [
  {
    what: "a book",
    rule: "file/too-large",
    files: texts,
    times: 1,
    change: (text) => `▸${text}\n${"word ".repeat(14_000)}`,
    also: ["translation/parts", "link/anchor"],
  },
  {
    what: "signs without end",
    rule: "text/too-slow",
    files: texts,
    times: 1,
    change: (text) => `▸${text}\n${"*a_".repeat(18_000)}\n`,
    also: ["translation/parts", "link/anchor"],
  },
  {
    what: "quotations in quotations",
    rule: "text/too-slow",
    files: texts,
    times: 1,
    change: (text) => `▸${text}\n${"> ".repeat(300)}a\n`,
    also: ["translation/parts", "link/anchor"],
  },
];

export const fileFaults: FaultKind[] = [
  ...heavy,
  { what: "a NUL character", rule: "file/broken-text", ...all, change: (text) => withByte(text, 0), also },
  {
    what: "a byte that is not UTF-8",
    rule: "file/broken-text",
    ...all,
    change: (text) => withByte(text, 0xff),
    also,
  },
  {
    what: "a byte order mark",
    rule: "file/byte-order-mark",
    ...all,
    change: (text) => ({ bytes: Buffer.from(`\uFEFF${text}`), line: 1, column: 1 }),
    also,
  },
  {
    what: "a mark that turns the direction of what follows",
    rule: "file/hidden-character",
    files: texts,
    change: (text) => `${text}\n▸\u202E\n`,
  },
  {
    what: "a huge file",
    rule: "file/too-large",
    ...all,
    change: (text) => ({ bytes: Buffer.from(text + "\n".repeat(300 * 1024)), line: 1, column: 1 }),
    also,
  },
  {
    what: "a file that nothing reads",
    rule: "file/unknown",
    files: unexpected,
    times: unexpected.length,
    change: () => "▸",
    foundIn: nameOf,
    also: ["file/missing", "translation/missing", "yaml/no-frontmatter"],
  },
  {
    what: "strings of no language",
    rule: "messages/unknown-file",
    files: ["content/messages/xx.json", "content/messages/de.yaml"],
    change: () => "▸{}",
  },
  {
    what: "a legal text without a page",
    rule: "file/no-page",
    files: ["content/legal/rules/meta.yaml"],
    change: () => '▸datePublished: 2026-11-21\ndateModified: 2026-11-21\nversion: "1"\n',
    foundIn: () => ["content/legal/rules"],
    also: ["file/missing", "translation/missing"],
  },
];
