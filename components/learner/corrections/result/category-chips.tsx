"use client";

import { useTranslations } from "next-intl";

import type { Edit } from "@/components/learner/corrections/corrections-queries";
import { classNames } from "@/components/ui/class-names";
import { editCategories, type EditCategory } from "@/lib/core/edit-kinds";

type Choice = EditCategory | null;
type CategoryChipsProps = { edits: readonly Edit[]; chosen: Choice; onChoose: (category: Choice) => void };

/** Which kinds of mistakes are marked; each says how many there are. */
export function CategoryChips({ edits, chosen, onChoose }: CategoryChipsProps) {
  const t = useTranslations("Corrections");
  const count = (category: Choice) =>
    category === null ? edits.length : edits.filter((edit) => edit.category === category).length;
  const choices: Choice[] = [null, ...editCategories.filter((category) => count(category) > 0)];

  return (
    <div
      role="group"
      aria-label={t("result.filter")}
      className="flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:flex-wrap"
    >
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === chosen}
          onClick={() => onChoose(choice)}
          className={classNames(
            "inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border px-4 text-sm font-medium",
            choice === chosen
              ? "border-teal bg-teal text-on-teal"
              : "border-line-strong bg-card text-ink hover:border-teal",
          )}
        >
          {choice === null ? t("result.all") : t(`categories.${choice}`)}
          <span className="tabular">{count(choice)}</span>
        </button>
      ))}
    </div>
  );
}
