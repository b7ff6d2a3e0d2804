import { useEffect } from "react";

import type { Exam } from "@/components/learner/exam/task/exam-queries";
import { loadPlayer } from "@/components/questions/registry";
import { isQuestionType } from "@/lib/questions/types";

/** All that a sitting asks with is here from its beginning: no task waits for its player, and none is gone after a deploy. */
export function usePlayersAhead({ sections }: Pick<Exam, "sections">) {
  const types = sections.map(({ task }) => task).join();
  useEffect(() => {
    for (const type of types.split(","))
      if (isQuestionType(type)) void loadPlayer(type).catch(() => undefined);
  }, [types]);
}
