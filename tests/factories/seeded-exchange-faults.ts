import { changeUnit, translate } from "@/tests/factories/exchange-tree";

const two = "learn.two";

type SeededFault = {
  what: string;
  /** What a translator or a tool does to the exported German file. */
  change: (xliff: string) => string;
  /** The rule, and the place: a piece of a unit, a piece of the file, or `line:column`. */
  rule: string;
  at: readonly [file: string, unit: string, piece: string] | string;
};

const typed = (file: string, unit: string, text: string) => (xliff: string) =>
  translate(xliff, file, unit, text);

/** One fault in a file that a translator sends back. */
export const seededExchangeFaults: SeededFault[] = [
  {
    what: "an end tag is gone",
    change: (xliff) => xliff.replace("</unit>", "").replace("</file>", "</file >"),
    rule: "xliff/broken",
    at: "</file >",
  },
  {
    what: "a sign that XML does not allow",
    change: (xliff) => xliff.replace("Some words", "Some & words"),
    rule: "xliff/broken",
    at: [two, "s1.b1", "words look"],
  },
  { what: "not XML at all", change: () => "de;en\n", rule: "xliff/broken", at: "1:1" },
  {
    what: "an older XLIFF",
    change: (xliff) => xliff.replace('version="2.1"', 'version="1.2"'),
    rule: "xliff/version",
    at: "2:1",
  },
  {
    what: "another document",
    change: () => '<?xml version="1.0"?>\n<html/>',
    rule: "xliff/version",
    at: "2:1",
  },
  {
    what: "another language than the name says",
    change: (xliff) => xliff.replace('trgLang="de"', 'trgLang="fr"'),
    rule: "xliff/language",
    at: "2:1",
  },
  {
    what: "a language that the site does not have",
    change: (xliff) => xliff.replace('trgLang="de"', 'trgLang="nl"'),
    rule: "xliff/language",
    at: "2:1",
  },
  {
    what: "another source language",
    change: (xliff) => xliff.replace('srcLang="en"', 'srcLang="es"'),
    rule: "xliff/language",
    at: "2:1",
  },
  {
    what: "a text that is marked as another language",
    change: (xliff) =>
      changeUnit(xliff, two, "s1.b1", (unit) => unit.replace("<target>", '<target xml:lang="fr">')),
    rule: "xliff/language",
    at: [two, "s1.b1", "<target"],
  },
  {
    what: "a text in another language's letters",
    change: typed(two, "s1.b1", "Manche слова sehen gleich aus."),
    rule: "translation/writing",
    at: [two, "s1.b1", "слова"],
  },
  {
    what: "a document that we do not have",
    change: (xliff) => xliff.replace('<file id="learn.two"', '<file id="learn.three"'),
    rule: "xliff/unknown-file",
    at: '<file id="learn.three"',
  },
  {
    what: "a text that we do not have",
    change: (xliff) => changeUnit(xliff, two, "s1.b1", (unit) => unit.replace('"s1.b1"', '"s9.b1"')),
    rule: "xliff/unknown-unit",
    at: [two, "s9.b1", "<unit"],
  },
  {
    what: "a text twice",
    change: (xliff) => changeUnit(xliff, two, "s1.b1", (unit) => `${unit}\n${unit.replace("id=", " id=")}`),
    rule: "xliff/twice",
    at: '<unit  id="s1.b1"',
  },
  {
    what: "another English text",
    change: (xliff) => xliff.replace("Some words look alike.", "Some words look the same."),
    rule: "xliff/source-changed",
    at: [two, "s1.b1", "the same"],
  },
  {
    what: "a translation of what stays English",
    change: typed(two, "s3.b6", "- Teppich"),
    rule: "xliff/kept",
    at: [two, "s3.b6", "- Teppich"],
  },
  {
    what: "a code of the tool in a text",
    change: (xliff) =>
      changeUnit(xliff, two, "s1.b1", (unit) => unit.replace("Manche", '<ph id="1"/>Manche')),
    rule: "xliff/inline",
    at: [two, "s1.b1", "<ph"],
  },
  {
    what: "a text of which one part is translated",
    change: (xliff) =>
      changeUnit(xliff, two, "s1.b1", (unit) =>
        unit.replace(
          "<source>Some words look alike.</source>",
          "<source>Some words</source></segment><segment><source> look alike.</source>",
        ),
      ),
    rule: "xliff/part-missing",
    at: [two, "s1.b1", "Some words</source>"],
  },
  {
    what: "a lost placeholder",
    change: typed("messages", "Home.link", "Lies <a>das</a>"),
    rule: "messages/placeholders",
    at: ["messages", "Home.link", "Lies"],
  },
  {
    what: "a lost tag of a message",
    change: typed("messages", "Home.link", "Lies das, {name}"),
    rule: "messages/tags",
    at: ["messages", "Home.link", "Lies"],
  },
  {
    what: "a message that is not closed",
    change: typed("messages", "Home.link", "Lies <a>das</a>, {name"),
    rule: "messages/icu",
    at: ["messages", "Home.link", "{name</target>"],
  },
  {
    what: "a missing plural form",
    change: typed("messages", "Home.count", "{n, plural, other {# Fragen}}"),
    rule: "messages/plural",
    at: ["messages", "Home.count", "{n, plural, other {# Fragen"],
  },
  {
    what: "a brace in prose",
    change: typed(two, "s1.b1", "Manche & {viele} Wörter."),
    rule: "mdx/expression",
    at: [two, "s1.b1", "{viele}"],
  },
  {
    what: "HTML in prose",
    change: typed(two, "s3.b10", "Vier <b>Wörter</b> genügen."),
    rule: "mdx/html",
    at: [two, "s3.b10", "&lt;b&gt;"],
  },
  {
    what: "a tag that is not closed",
    change: typed(two, "s2.b2", "- Der erste Punkt mit <En>carpet.\n- Der zweite."),
    rule: "mdx/syntax",
    at: [two, "s2.b2", "&lt;En&gt;carpet.\n- Der"],
  },
  {
    what: "a lost mark of English words",
    change: typed(two, "s2.b2", "- Der erste Punkt mit carpet.\n- Der zweite."),
    rule: "translation/tags",
    at: [two, "s2.b2", "- Der erste Punkt mit carpet"],
  },
  {
    what: "a lost link",
    change: typed(two, "s3.b8", "Sieh dir die Preise an."),
    rule: "translation/tags",
    at: [two, "s3.b8", "Sieh"],
  },
  {
    what: "a link to elsewhere",
    change: typed(two, "s3.b8", "Sieh dir [die Preise](/prices) an."),
    rule: "translation/tags",
    at: [two, "s3.b8", "Sieh"],
  },
  {
    what: "another kind of a part",
    change: typed(two, "s3.b2", '<Callout kind="note" title="Erst hinsehen">'),
    rule: "translation/tags",
    at: [two, "s3.b2", '&lt;Callout kind="note"'],
  },
  {
    what: "a heading of another level",
    change: typed(two, "s3.b9", "## Ein genauerer Blick"),
    rule: "translation/shape",
    at: [two, "s3.b9", "## Ein"],
  },
  {
    what: "two paragraphs for one",
    change: typed(two, "s3.b10", "Vier Wörter.\n\nSie genügen."),
    rule: "translation/shape",
    at: [two, "s3.b10", "Vier Wörter.\n"],
  },
  {
    what: "empty lines after a text",
    change: typed(two, "s3.b10", "Vier Wörter.\n\n"),
    rule: "translation/shape",
    at: [two, "s3.b10", "Vier Wörter.\n"],
  },
  {
    what: "a text that would join the list before it",
    change: typed(two, "s2.b3", "  | Wort | Bedeutung |\n  | --- | --- |\n  | <En>quell</En> | beenden |"),
    rule: "translation/shape",
    at: [two, "s2.b3", "  | Wort"],
  },
  {
    what: "a title that is too long",
    change: typed(two, "head.title", "Wort ".repeat(40)),
    rule: "field/value",
    at: [two, "head.title", "Wort Wort"],
  },
  {
    what: "a tag in a title",
    change: typed(two, "head.title", "Zwei <En>words</En>"),
    rule: "translation/tags",
    at: [two, "head.title", "&lt;En&gt;"],
  },
  {
    what: "a tag in a question",
    change: typed("cms", "faq.course.2:question", "Ist es <b>kostenlos</b>?"),
    rule: "translation/tags",
    at: ["cms", "faq.course.2:question", "&lt;b&gt;"],
  },
  {
    what: "an answer that is too long",
    change: typed("cms", "faq.course.2:answer", "Ja. ".repeat(700)),
    rule: "field/value",
    at: ["cms", "faq.course.2:answer", "Ja. Ja."],
  },
];
