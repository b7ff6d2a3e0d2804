"use client";

import { useCallback, useEffect, useReducer } from "react";

import { demoWords } from "@/components/site/demo/demo-words";

export const demoSeconds = 5;

type Outcome = "right" | "wrong" | "late";
type State = { index: number; outcomes: Outcome[]; phase: "asking" | "told" | "done" };
type Action = { type: "answer"; saidReal: boolean | null } | { type: "next" } | { type: "again" };

const first: State = { index: 0, outcomes: [], phase: "asking" };

function judge(index: number, saidReal: boolean | null): Outcome {
  if (saidReal === null) return "late";
  return saidReal === demoWords[index]?.isReal ? "right" : "wrong";
}

function reduce(state: State, action: Action): State {
  if (action.type === "again") return first;
  if (action.type === "answer" && state.phase === "asking") {
    return { ...state, outcomes: [...state.outcomes, judge(state.index, action.saidReal)], phase: "told" };
  }
  if (action.type === "next" && state.phase === "told") {
    const isLast = state.index === demoWords.length - 1;
    return isLast ? { ...state, phase: "done" } : { ...state, index: state.index + 1, phase: "asking" };
  }
  return state;
}

/** Five words. The first has no clock, so that nobody is hurried before choosing to play. */
export function useWordDemo() {
  const [state, dispatch] = useReducer(reduce, first);
  const isTimed = state.phase === "asking" && state.index > 0;
  const answer = useCallback((saidReal: boolean | null) => dispatch({ type: "answer", saidReal }), []);

  useEffect(() => {
    if (!isTimed) return;
    const timer = setTimeout(() => answer(null), demoSeconds * 1000);
    return () => clearTimeout(timer);
  }, [isTimed, state.index, answer]);

  return {
    ...state,
    current: demoWords[state.index] ?? demoWords[0],
    outcome: state.outcomes.at(-1),
    isLast: state.index === demoWords.length - 1,
    isTimed,
    answer,
    next: () => dispatch({ type: "next" }),
    again: () => dispatch({ type: "again" }),
  };
}

export type WordDemoState = ReturnType<typeof useWordDemo>;
