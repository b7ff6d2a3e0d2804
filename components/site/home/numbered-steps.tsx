import { useTranslations } from "next-intl";

import { Phrased } from "@/components/site/phrased";

/** Steps one after the other; the text of each is named after it. */
export function NumberedSteps({ steps }: { steps: readonly StepName[] }) {
  const t = useTranslations("Home");
  return (
    <ol className="grid border-t border-line">
      {steps.map((step, index) => (
        <li
          key={step}
          className="grid grid-cols-[auto_1fr] gap-x-5 border-b border-line py-4 max-sm:last:border-0 sm:py-5"
        >
          <span
            aria-hidden
            className="grid size-9 place-items-center rounded-full border-2 border-ink font-bold tabular"
          >
            {index + 1}
          </span>
          <div>
            <h3 className="text-lg">
              <Phrased>{t(step)}</Phrased>
            </h3>
            <p className="mt-1 text-ink-soft">{t(`${step}Text`)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

type StepName = `${"how" | "path"}Step${1 | 2 | 3}`;
