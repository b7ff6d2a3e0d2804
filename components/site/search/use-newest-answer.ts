"use client";

import { useEffect, useState } from "react";

type Question = readonly [string, string, string];
type State<Answer> = { data?: Answer; error?: unknown };

/**
 * The answer to the newest question; the one before stays until it comes, and is given up when a newer one is asked.
 * `ask` must not change. SWR would be as large as all other scripts of the page together.
 */
export function useNewestAnswer<Answer>(
  [base, locale, query]: Question,
  isAsked: boolean,
  ask: (question: Question, signal: AbortSignal) => Promise<Answer>,
): State<Answer> {
  const [state, setState] = useState<State<Answer>>({});
  useEffect(() => {
    if (!isAsked) return;
    const stop = new AbortController();
    const unlessGivenUp = (next: State<Answer>) => {
      if (!stop.signal.aborted) setState(next);
    };
    ask([base, locale, query], stop.signal).then(
      (data) => unlessGivenUp({ data }),
      (error: unknown) => unlessGivenUp({ error }),
    );
    return () => stop.abort();
  }, [base, locale, query, isAsked, ask]);
  return state;
}
