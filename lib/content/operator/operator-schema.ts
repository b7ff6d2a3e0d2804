import { z } from "zod";

import { locales } from "@/lib/i18n/locales";

const mark = "ENTER:";
const absent = "none";

/** A fact, a placeholder that says what to enter, or `none`. */
const Fact = z.string().trim().min(1);
const Rate = Fact.refine(
  (text) => text.startsWith(mark) || text === absent || /^\d{1,2}(\.\d{1,3})?$/.test(text),
  "a number of percent such as 19 or 8.1, or none",
);

const Facts = z.strictObject({
  name: Fact,
  legalForm: Fact,
  representative: Fact,
  street: Fact,
  town: Fact,
  country: Fact,
  email: Fact,
  phone: Fact,
  register: Fact,
  taxNumber: Fact,
  vatId: Fact,
  taxRate: Rate,
  contentResponsible: Fact,
  disputeBody: Fact,
  koreaBusinessNumber: Fact,
  koreaMailOrderNumber: Fact,
  hosting: Fact,
});
export type FactName = keyof z.infer<typeof Facts>;

const inBraces = /\{(\w+)\}/g;
const factNames = new Set<string>(Object.keys(Facts.shape));
const isFactName = (name: string): name is FactName => factNames.has(name);
const namesIn = (text: string) => [...text.matchAll(inBraces)].map(([, name = ""]) => name);

const Notice = z.strictObject({
  country: z.enum(["japan", "korea", "germany", "eu"]),
  language: z.enum(locales),
  title: z.string().min(1),
  readByCounsel: Fact,
  rows: z
    .array(
      z.strictObject({
        label: z.string().min(1),
        text: z
          .string()
          .min(1)
          .refine((text) => namesIn(text).every(isFactName), "text in which {…} names a fact of this file"),
      }),
    )
    .min(1),
});

/** `content/operator.yaml`: who runs the installation. */
export const Operator = z.strictObject({ facts: Facts, notices: z.array(Notice).min(1) });
export type Operator = z.infer<typeof Operator>;

export type Placeholder = { path: (string | number)[]; what: string };

const isPlaceholder = (text: string) => text.startsWith(mark);

/** What has not been entered yet, in the order of the file. */
export function placeholdersOf({ facts, notices }: Operator): Placeholder[] {
  const all: [path: (string | number)[], text: string][] = [
    ...Object.entries(facts).map(([name, text]): [string[], string] => [["facts", name], text]),
    ...notices.map(({ readByCounsel }, index): [(string | number)[], string] => [
      ["notices", index, "readByCounsel"],
      readByCounsel,
    ]),
  ];
  return all.flatMap(([path, text]) =>
    isPlaceholder(text) ? [{ path, what: text.slice(mark.length).trim() }] : [],
  );
}

/** A fact that was entered; null for a placeholder and for what the operator does not have. */
export function factOf({ facts }: Operator, name: FactName): string | null {
  const text = facts[name];
  return isPlaceholder(text) || text === absent ? null : text;
}

export type ShownNotice = {
  language: Operator["notices"][number]["language"];
  title: string;
  isRead: boolean;
} & {
  rows: { label: string; text: string }[];
};

/** The notices whose facts have all been entered; a row about something that the operator does not have is left out. */
export function shownNotices(operator: Operator): ShownNotice[] {
  const { facts, notices } = operator;
  return notices.flatMap(({ language, title, readByCounsel, rows }) => {
    const used = rows.flatMap(({ text }) => namesIn(text)).filter(isFactName);
    if (used.some((name) => isPlaceholder(facts[name]))) return [];
    const shown = rows.flatMap(({ label, text }) => {
      const own = namesIn(text).filter(isFactName);
      if (own.some((name) => factOf(operator, name) === null)) return [];
      return [{ label, text: own.reduce((line, name) => line.replaceAll(`{${name}}`, facts[name]), text) }];
    });
    return [{ language, title, isRead: !isPlaceholder(readByCounsel), rows: shown }];
  });
}
