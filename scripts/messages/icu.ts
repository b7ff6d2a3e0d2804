import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";

type Plural = { name: string; kind: "cardinal" | "ordinal"; options: string[]; offset: number };
type Select = { name: string; options: string[]; offset: number };

/** What a message needs from the program and from the grammar, to be compared between languages. */
export type MessageShape = {
  /** `name:kind`, sorted, each once. */
  arguments: string[];
  /** Names of rich-text tags, sorted, each once. */
  tags: string[];
  plurals: Plural[];
  selects: Select[];
};

export type BrokenMessage = { offset: number; reason: string };

const argumentKinds: Partial<Record<TYPE, string>> = {
  [TYPE.argument]: "text",
  [TYPE.number]: "number",
  [TYPE.date]: "date",
  [TYPE.time]: "time",
  [TYPE.select]: "select",
  [TYPE.plural]: "number",
};

const reasons: Record<string, string> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: "a placeholder is not closed by }",
  EMPTY_ARGUMENT: "a placeholder has no name",
  MALFORMED_ARGUMENT: "a placeholder is written wrongly",
  MISSING_OTHER_CLAUSE: "the plural or select has no `other`",
  UNCLOSED_TAG: "a tag is not closed",
  UNMATCHED_CLOSING_TAG: "a closing tag has no opening one",
  INVALID_TAG: "a tag is written wrongly",
  EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT: "a plural form has no { } after its name",
  EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT: "a choice has no { } after its name",
  DUPLICATE_PLURAL_ARGUMENT_SELECTOR: "a plural form stands twice",
};

export function readMessage(message: string): MessageShape | BrokenMessage {
  let elements: MessageFormatElement[];
  try {
    elements = parse(message, { captureLocation: true });
  } catch (error) {
    const code = error instanceof Error ? error.message : String(error);
    return { offset: offsetOf(error), reason: reasons[code] ?? code.toLowerCase().replaceAll("_", " ") };
  }
  const styled = findStyled(elements);
  if (styled) return styled;
  const shape: MessageShape = { arguments: [], tags: [], plurals: [], selects: [] };
  collect(elements, shape);
  shape.arguments = [...new Set(shape.arguments)].sort();
  shape.tags = [...new Set(shape.tags)].sort();
  return shape;
}

export function isBroken(read: MessageShape | BrokenMessage): read is BrokenMessage {
  return "reason" in read;
}

function offsetOf(error: unknown): number {
  if (typeof error !== "object" || error === null || !("location" in error)) return 0;
  const { location } = error;
  if (typeof location !== "object" || location === null || !("start" in location)) return 0;
  const from = location.start;
  if (typeof from !== "object" || from === null || !("offset" in from)) return 0;
  return typeof from.offset === "number" ? from.offset : 0;
}

/** The build drops a style that has a name, such as `integer` or `long`, and shows the plain number or day. */
function findStyled(elements: MessageFormatElement[]): BrokenMessage | null {
  for (const element of elements) {
    if ("style" in element && typeof element.style === "string")
      return {
        offset: element.location?.start.offset ?? 0,
        reason: "a placeholder has a style, which the build drops",
      };
    const within = [
      ...("children" in element ? [element.children] : []),
      ...("options" in element ? Object.values(element.options).map(({ value }) => value) : []),
    ];
    for (const part of within) {
      const found = findStyled(part);
      if (found) return found;
    }
  }
  return null;
}

function collect(elements: MessageFormatElement[], shape: MessageShape) {
  for (const element of elements) {
    const kind = argumentKinds[element.type];
    if (kind && "value" in element) shape.arguments.push(`${element.value}:${kind}`);
    const offset = element.location?.start.offset ?? 0;
    if (element.type === TYPE.tag) {
      shape.tags.push(element.value);
      collect(element.children, shape);
    } else if (element.type === TYPE.plural) {
      const plural: Plural = {
        name: element.value,
        kind: element.pluralType === "ordinal" ? "ordinal" : "cardinal",
        options: Object.keys(element.options),
        offset,
      };
      shape.plurals.push(plural);
    } else if (element.type === TYPE.select) {
      shape.selects.push({ name: element.value, options: Object.keys(element.options).sort(), offset });
    }
    if ("options" in element)
      for (const option of Object.values(element.options)) collect(option.value, shape);
  }
}

/** The plural forms of a language's grammar, from the runtime's own tables. */
export function pluralForms(locale: string, kind: Plural["kind"]): string[] {
  return new Intl.PluralRules(locale, { type: kind }).resolvedOptions().pluralCategories;
}
