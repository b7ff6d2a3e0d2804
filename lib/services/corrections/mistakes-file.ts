import "server-only";
import { createFormatter, createTranslator } from "use-intl/core";

import { makePdf } from "@/lib/documents/make-pdf";
import { type Block, note, text } from "@/lib/documents/pdf-blocks";
import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { listMistakes } from "@/lib/services/corrections/list-mistakes";
import type { Mistakes } from "@/lib/services/corrections/mistake-views";
import type { UserCtx } from "@/lib/services/runtime";

type Group = Mistakes["groups"][number];
type Example = Group["examples"][number];

export async function wordsIn(locale: Locale) {
  const messages = await loadMessages(locale);
  const format = createFormatter({ locale, timeZone: "UTC" });
  return {
    t: createTranslator({ locale, messages, namespace: "Corrections" }),
    date: (at: string) => format.dateTime(new Date(at), { dateStyle: "medium", timeZone: "UTC" }),
  };
}
type Words = Awaited<ReturnType<typeof wordsIn>>;

/** More than anybody learns from at once; the file says so where there are more. */
const examplesOfCategory = 40;

/** The caller's mistakes as a file: more of them than their screen lists. */
export async function mistakesFile(ctx: UserCtx): Promise<Uint8Array> {
  const { runtime, actor, locale } = ctx;
  await runtime.limits.consume("pdf.user", actor.userId);
  const [mistakes, words] = await Promise.all([listMistakes(ctx, { examplesOfCategory }), wordsIn(locale)]);
  const { t } = words;
  const { groups, corrections, words: count } = mistakes;
  const blocks: Block[] = [
    { kind: "title", text: t("mistakes.title") },
    text(groups.length === 0 ? t("mistakes.none") : t("mistakes.from", { corrections, words: count })),
    ...groups.flatMap((group) => groupBlocks(group, words)),
  ];
  const title = t("mistakes.title");
  return makePdf({ locale, title, blocks, foot: "Bandwise", madeAt: runtime.now() });
}

export function groupBlocks({ category, count, corrections, examples }: Group, words: Words): Block[] {
  const { t } = words;
  return [
    { kind: "heading", text: t(`categories.${category}`) },
    note(t("mistakes.count", { count, corrections })),
    ...(count > examples.length ? [note(t("mistakes.newest", { shown: examples.length, count }))] : []),
    ...examples.flatMap((example) => exampleBlocks(example, words)),
  ];
}

/** The sentence with the mistake struck out and what is right in its place, then why. */
function exampleBlocks({ before, after, original, replacement, ...edit }: Example, words: Words): Block[] {
  const { t, date } = words;
  const why =
    edit.reason ?? t(`explanations.${edit.kind}`, { original, replacement, cue: edit.cue ?? replacement });
  return [
    {
      kind: "text",
      spans: [
        { text: before },
        ...(original ? [{ text: original, look: "struck" as const }] : []),
        ...(original && replacement ? [{ text: " " }] : []),
        ...(replacement ? [{ text: replacement, look: "right" as const }] : []),
        { text: after },
      ],
    },
    note(`${why} ${date(edit.at)}`),
  ];
}
