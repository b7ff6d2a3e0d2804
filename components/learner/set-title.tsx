import { useTranslations } from "next-intl";

import { ExamModeName } from "@/components/learner/player/exam-mode-name";
import type { PracticeSet } from "@/components/learner/queries";
import { parsePurpose } from "@/lib/questions/purpose";

type Named = Pick<PracticeSet, "type" | "purpose"> & { multiplier?: number | null };

/** What a set is called: its task, or what it was made for. */
export function useSetTitle() {
  const t = useTranslations("Learner");
  const names = useTranslations("Questions.names");

  return ({ type, purpose }: Named): string => {
    if (type) return names(type);
    const found = parsePurpose(purpose);
    if (found?.kind === "skill") return t(`skills.${found.skill}`);
    return t(`purpose.${found?.kind === "missed" || found?.kind === "weak" ? found.kind : "course"}`);
  };
}

/** The names of tasks are English everywhere. */
export function SetTitle({ set }: { set: Named }) {
  const { multiplier = null } = set;
  const title = useSetTitle();
  return (
    <>
      <span lang={set.type ? "en" : undefined}>{title(set)}</span>
      {multiplier === null ? null : (
        <span className="text-ink-soft">
          {" "}
          (<ExamModeName multiplier={multiplier} />)
        </span>
      )}
    </>
  );
}
