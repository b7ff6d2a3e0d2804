import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";

import type { Code, FindCodes } from "@/scripts/i18n/codes";

const single: ReadonlySet<TYPE> = new Set([TYPE.argument, TYPE.number, TYPE.date, TYPE.time, TYPE.pound]);

/** The placeholders and tags of a message. The braces of a plural are words: languages differ in its forms. */
export const messageCodes: FindCodes = (text) => {
  const codes = codesOf(parsed(text), text, true);
  const signsOf = ({ from, to, inner }: Code) => text.slice(from, inner?.from ?? to);
  const counts = Map.groupBy(codes, signsOf);
  return codes.map((code) => ({ ...code, isFixed: code.isFixed && counts.get(signsOf(code))?.length === 1 }));
};

/** What the English message has once, and this one more often; what stands in it twice anyway may come as often as it must. */
export function doubledCodes(message: string, english: string): string[] {
  const [found, wanted] = [countMost(parsed(message)), countMost(parsed(english))];
  return [...found].flatMap(([name, count]) => (count > 1 && wanted.get(name) === 1 ? [name] : []));
}

function parsed(text: string): readonly MessageFormatElement[] {
  try {
    return parse(text, { captureLocation: true });
  } catch {
    return [];
  }
}

function codesOf(elements: readonly MessageFormatElement[], text: string, isFixed: boolean): Code[] {
  return elements.flatMap((element): Code[] => {
    if (!element.location) return [];
    const [from, to] = [element.location.start.offset, element.location.end.offset];
    if (single.has(element.type)) return [{ from, to, isFixed }];
    if (element.type === TYPE.tag) {
      const inner = { from: text.indexOf(">", from) + 1, to: text.lastIndexOf("</", to) };
      return [{ from, to, inner, isFixed }, ...codesOf(element.children, text, isFixed)];
    }
    if (!("options" in element)) return [];
    return Object.values(element.options).flatMap(({ value }) => codesOf(value, text, false));
  });
}

/** How often each may stand in what one reader gets: of a plural's forms only one is shown. */
function countMost(elements: readonly MessageFormatElement[]): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (name: string, count: number) => counts.set(name, (counts.get(name) ?? 0) + count);
  for (const element of elements) {
    if (element.type === TYPE.tag) {
      add(`<${element.value}>`, 1);
      countMost(element.children).forEach((count, name) => add(name, count));
    } else if ("options" in element) {
      const forms = Object.values(element.options).map(({ value }) => countMost(value));
      for (const name of new Set(forms.flatMap((form) => [...form.keys()])))
        add(name, Math.max(...forms.map((form) => form.get(name) ?? 0)));
    } else if (element.type !== TYPE.literal && "value" in element) add(`{${element.value}}`, 1);
  }
  return counts;
}
