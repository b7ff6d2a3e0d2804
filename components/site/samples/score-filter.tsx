import { useTranslations } from "next-intl";

import { sampleScores } from "@/lib/core/sample-notes";

const choices = ["all", ...sampleScores] as const;

/** Which answers of the page are shown; the choice is a row of radio buttons and a style sheet. */
export function ScoreFilter({ chosen = "all" }: { chosen?: (typeof choices)[number] }) {
  const t = useTranslations("Samples");
  return (
    <fieldset className="rounded-card border border-line bg-card px-4 py-3">
      <legend className="float-left mb-2 w-full text-sm text-ink-soft">{t("choose")}</legend>
      <div className="clear-both flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label
            key={choice}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line-strong px-3 font-medium tabular hover:border-teal has-checked:border-teal has-checked:bg-teal has-checked:text-on-teal has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal sm:px-4"
          >
            <input
              type="radio"
              name="score"
              value={choice}
              defaultChecked={choice === chosen}
              data-score={choice}
              className="sr-only"
            />
            {choice === "all" ? t("all") : choice}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
