import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import type { z } from "zod";

import { start, type Place, type Report } from "@/lib/content/gate/report";
import { parseBody } from "@/lib/content/gate/parse-body";
import { collections } from "@/lib/content/schemas";
import { checkImageFile } from "@/scripts/content/check/check-pictures";
import { checkProse } from "@/lib/content/gate/prose-rules";
import { checkPlainText } from "@/scripts/i18n/check-plain-text";
import { blocksOf, blockText, type Block } from "@/scripts/i18n/document-blocks";
import type { DocumentPair, DocumentUnit } from "@/scripts/i18n/pair-document";
import { checkLostMarks } from "@/scripts/i18n/lost-marks";
import type { GivenText } from "@/scripts/i18n/unit";
import { wrongWriting } from "@/scripts/messages/writing-systems";

/** Reports what the page could not show, or what the translation lost. */
export function checkDocumentUnit(pair: DocumentPair, unit: DocumentUnit, text: GivenText) {
  if (unit.piece.what === "field") return checkField(pair, unit.piece.name, unit.source, text);
  const closing = unit.piece.what === "block" ? closingTag(unit.piece.source) : "";
  let isSound = true;
  const report: Report = (place, rule, advice) => {
    // One block is read without the headings above it.
    if (rule === "heading/level" && unit.piece.what === "block") return;
    isSound = false;
    text.report(text.at(offsetOf(text.value, place)), rule, advice);
  };
  const tree = parseBody(text.value + closing, report);
  const english = parseBody(unit.source + closing, () => undefined);
  if (!tree || !english) return;
  checkProse(tree, {
    report,
    onPicture: (url, place) => checkImageFile(pair.root, url, place, report),
  });
  if (!isSound) return;
  checkWriting(pair, tree, text);
  checkShape(
    unit,
    { tree, text: text.value + closing },
    { tree: english, text: unit.source + closing },
    report,
  );
  checkLostMarks(tree, english, report);
}

/** An opening tag is read together with the closing one, which stands in another line of the page. */
function closingTag({ kind, role }: Block) {
  const name = /^<(\w+)>$/.exec(kind)?.[1];
  return role === "text" && name ? `\n\n</${name}>` : "";
}

function offsetOf(text: string, { line, column }: Place) {
  const before = text.split("\n").slice(0, line - 1);
  return Math.min(text.length, before.join("\n").length + (before.length > 0 ? 1 : 0) + column - 1);
}

function checkField({ document, locale }: DocumentPair, name: string, source: string, text: GivenText) {
  const shape: Record<string, z.ZodType> = collections[document.collection].frontmatter.shape;
  const parsed = shape[name]?.safeParse(text.value);
  for (const issue of parsed?.error?.issues ?? [])
    text.report(text.at(0), "field/value", `the ${name}: ${issue.message.replace(/^Invalid input: /, "")}`);
  checkPlainText({ source, locale }, text);
}

function checkWriting({ locale }: DocumentPair, tree: Root, text: GivenText) {
  visit(tree, "text", ({ value, position }) => {
    const wrong = wrongWriting(locale, value, { allowEnglish: true });
    const from = position?.start.offset ?? 0;
    const isPlain = text.value.startsWith(value, from);
    if (wrong) text.report(text.at(from + (isPlain ? wrong.offset : 0)), "translation/writing", wrong.advice);
  });
}

type Read = { tree: Root; text: string };

/** A translation is divided like its English text: the same kinds of blocks, and nothing around them. */
function checkShape(unit: DocumentUnit, own: Read, english: Read, report: Report) {
  const [found, wanted] = [blocksIn(own), blocksIn(english)];
  if (found.blocks[0]?.first !== 1 || found.blocks.at(-1)?.last !== found.lines.length)
    return report(start, "translation/shape", "take out the empty lines before and after the text");
  const kindsOf = unit.piece.what === "section" ? framesOf : allKinds;
  const [has, needs] = [kindsOf(found.blocks).join(", "), kindsOf(wanted.blocks).join(", ")];
  if (has !== needs)
    return report(
      start,
      "translation/shape",
      `as in English, this must be: ${needs || "no heading"}; it is: ${has || "no heading"}`,
    );
  if (keptIn(found) !== keptIn(wanted))
    report(
      start,
      "translation/kept",
      "leave what stands between <Example> and </Example> as it is in English",
    );
}

function blocksIn({ tree, text }: Read) {
  const lines = text.split("\n");
  return { lines, blocks: blocksOf(tree.children, lines) };
}

const keptIn = ({ lines, blocks }: ReturnType<typeof blocksIn>) =>
  blocks
    .filter(({ role }) => role === "kept")
    .map((block) => blockText(block, lines))
    .join("\n");

const allKinds = (blocks: readonly Block[]) => blocks.map(({ kind }) => kind);

/** Headings and parts, in order; paragraphs may be divided otherwise. */
const framesOf = (blocks: readonly Block[]) =>
  allKinds(blocks).filter((kind) => kind.startsWith("heading") || kind.startsWith("<"));
