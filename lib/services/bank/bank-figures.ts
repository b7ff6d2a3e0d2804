import "server-only";
import { followTags } from "@/lib/content/live/follow-tags";
import { countPrompts } from "@/lib/content/prompts/prompts";
import { correctionsSold } from "@/lib/core/products";
import { countItems } from "@/lib/services/bank/count-items";

/** Pages that say what the bank holds. */
export const bankTag = "bank";

/** What the site may say of the bank; the count is of what can be met today, in practice and in exams. */
export type BankFigures = {
  /** Null when the bank has not been built. */
  count: number | null;
  /** The day of the last release, as 2026-11-23; null before the first one. */
  releasedOn: string | null;
  /** Whether that was in the last seven days. */
  isDaily: boolean;
};

const place = Symbol.for("bandwise.bank-figures");
const holder: typeof globalThis & { [place]?: BankFigures } = globalThis;

/** Of the database that this process looks at, or else of the bank that the site was built with. */
export async function readBankFigures(): Promise<BankFigures> {
  await followTags([bankTag]);
  return holder[place] ?? builtFigures();
}

/** Open tasks count as questions do where they are corrected: spoken ones where speech is, which a build cannot know. */
export const withPrompts = (items: number | null | undefined, isSpeechSold: boolean) =>
  items ? items + countPrompts(correctionsSold(isSpeechSold)) : null;

export async function builtFigures(): Promise<BankFigures> {
  return { count: withPrompts(await countItems(), false), releasedOn: null, isDaily: false };
}

/** From now on pages of this process say this. */
export function setBankFigures(figures: BankFigures) {
  holder[place] = figures;
}
