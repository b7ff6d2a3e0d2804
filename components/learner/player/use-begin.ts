import { useCallback, useEffect, useRef } from "react";

import { hearServerTime } from "@/components/learner/exam/task/server-time";
import type { SetChange } from "@/components/learner/player/set-change";
import type { StepPlace } from "@/components/learner/player/use-draft";
import type { SetItem } from "@/components/learner/queries";
import { apiClient } from "@/lib/api/client/api-client";
import { toApiError } from "@/lib/api/client/api-error";

type Step = SetItem["steps"][number];
type Start = Step["clock"]["begins"];

type BeginProps = StepPlace & {
  isBegun: boolean;
  clock: Step["clock"];
  onChange: (change: SetChange) => void;
  onLimit: () => void;
};

/**
 * Tells the server, in the background, that a question is shown, and when its clock begins. Without a connection
 * nothing is lost: the answer begins its item, too.
 */
export function useBegin({ setId, position, step, isBegun, clock, onChange, onLimit }: BeginProps) {
  const isDue = !isBegun || (clock.begins === "display" && clock.openedAt === null);
  const latest = useRef({ onChange, onLimit, isDue });
  useEffect(() => {
    latest.current = { onChange, onLimit, isDue };
  });

  const begin = useCallback(
    async (at: Start) => {
      try {
        const response = await apiClient.practice.begin.$post({ json: { setId, position, step, at } });
        const { data } = await response.json();
        hearServerTime(data.now);
        latest.current.onChange(data);
      } catch (error) {
        if (toApiError(error).code === "practice/daily-limit") latest.current.onLimit();
      }
    },
    [setId, position, step],
  );

  useEffect(() => {
    if (latest.current.isDue) void begin("display");
  }, [begin]);

  return begin;
}
