"use client";

import { useCallback, useEffect, useReducer } from "react";

import { demoLevels, demoSets, type DemoWord } from "@/components/site/demo/demo-words";
import { nextSet } from "@/components/site/demo/next-set";

export const demoSeconds = 5;
const total = demoLevels.length;

export type Outcome = "right" | "wrong" | "late";
type State = { set: number; index: number; outcomes: Outcome[]; phase: "asking" | "told" | "done" };
type Action =
  { type: "answer"; saidReal: boolean | null } | { type: "next" } | { type: "begin"; set: number };

const begin = (set: number): State => ({ set, index: 0, outcomes: [], phase: "asking" });

const wordAt = ({ set, index }: Pick<State, "set" | "index">): DemoWord | undefined => demoSets[set]?.[index];

function judge(word: DemoWord | undefined, saidReal: boolean | null): Outcome {
  if (saidReal === null) return "late";
  return saidReal === word?.isReal ? "right" : "wrong";
}

function reduce(state: State, action: Action): State {
  if (action.type === "begin") return begin(action.set);
  if (action.type === "answer" && state.phase === "asking") {
    return { ...state, outcomes: [...state.outcomes, judge(wordAt(state), action.saidReal)], phase: "told" };
  }
  if (action.type === "next" && state.phase === "told") {
    const isLast = state.index === total - 1;
    return isLast ? { ...state, phase: "done" } : { ...state, index: state.index + 1, phase: "asking" };
  }
  return state;
}

/** Five words. The first has no clock, so that nobody is hurried before choosing to play. */
export function useWordDemo() {
  const [state, dispatch] = useReducer(reduce, 0, begin);
  const isTimed = state.phase === "asking" && state.index > 0;
  const answer = useCallback((saidReal: boolean | null) => dispatch({ type: "answer", saidReal }), []);

  useEffect(() => {
    const set = nextSet();
    if (set > 0) dispatch({ type: "begin", set });
  }, []);

  useEffect(() => {
    if (!isTimed) return;
    const timer = setTimeout(() => answer(null), demoSeconds * 1000);
    return () => clearTimeout(timer);
  }, [isTimed, state.index, answer]);

  return {
    ...state,
    total,
    current: wordAt(state),
    outcome: state.outcomes.at(-1),
    isLast: state.index === total - 1,
    isTimed,
    answer,
    next: () => dispatch({ type: "next" }),
    again: () => dispatch({ type: "begin", set: nextSet() }),
  };
}

export type WordDemoState = ReturnType<typeof useWordDemo>;
