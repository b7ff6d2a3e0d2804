/** Every rule of the gate. tests/gate-faults.test.ts seeds faults against each of them. */
export const gateRules = [
  "file/unknown",
  "file/missing",
  "file/too-large",
  "file/byte-order-mark",
  "file/broken-text",
  "file/no-page",
  "yaml/syntax",
  "yaml/no-frontmatter",
  "field/missing",
  "field/unknown",
  "field/value",
  "field/duplicate",
  "mdx/syntax",
  "mdx/unknown-part",
  "mdx/html",
  "mdx/expression",
  "mdx/attribute",
  "mdx/import",
  "heading/level",
  "heading/empty",
  "image/alt",
  "image/missing",
  "image/place",
  "link/broken",
  "link/empty",
  "link/form",
  "link/language",
  "link/missing-page",
  "link/anchor",
  "text/empty",
  "text/unwritten",
  "translation/missing",
  "translation/ahead",
  "translation/no-source-hash",
  "translation/stale",
  "translation/parts",
  "translation/writing",
  "note/english",
  "glossary/keep",
  "glossary/missing",
  "redirect/chain",
  "redirect/duplicate",
  "redirect/loop",
  "redirect/source",
  "redirect/target",
  "plan/no-copy",
  "film/part",
  "film/stale",
  "film/unknown",
  "captions/not-json",
  "captions/missing",
  "captions/unknown",
  "captions/same-as-english",
  "dataset/not-json",
  "dataset/language",
  "dataset/id",
  "dataset/duplicate",
  "dataset/missing",
  "dataset/unknown",
  "dataset/differs",
  "dataset/plan",
  "dataset/figure",
  "messages/no-english",
  "messages/missing-language",
  "messages/unknown-file",
  "messages/not-json",
  "messages/not-text",
  "messages/duplicate-key",
  "messages/empty",
  "messages/writing",
  "messages/icu",
  "messages/plural",
  "messages/plural-unused",
  "messages/missing-key",
  "messages/unknown-key",
  "messages/same-as-english",
  "messages/placeholders",
  "messages/tags",
  "messages/select",
] as const;

export type GateRule = (typeof gateRules)[number];

/** Rules of the exchange with translation programs, beside those of the gate. */
type ExchangeRule =
  | "content/taken"
  | "dataset/broken"
  | "file/empty"
  | "file/line-breaks"
  | "translation/kept"
  | "translation/shape"
  | "translation/tags"
  | `xliff/${string}`;

/** `area/reason`, the same for every fault of its kind. */
export type Rule = GateRule | ExchangeRule | "content/compile" | "docs/path" | "docs/script" | "docs/link";
