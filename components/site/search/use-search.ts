"use client";

import { useRef, useState, useSyncExternalStore } from "react";

import { useNewestAnswer } from "@/components/site/search/use-newest-answer";
import type { SearchKind } from "@/lib/core/search-kinds";

type Page = { kind: SearchKind; path: string; title: string };
export type Found = Page & { excerpt: string };
type Answer = { query: string; total: number; results: Found[]; near: string[]; popular: Page[] };
export type SearchState = { at: "idle" } | { at: "busy" } | { at: "failed" } | ({ at: "done" } & Answer);

type Question = readonly [apiBase: string, locale: string, query: string];

const pauseMs = 250;
const shortest = 2;

async function fetchAnswer([apiBase, locale, query]: Question, signal: AbortSignal): Promise<Answer> {
  const address = `${apiBase}/api/common/search?${new URLSearchParams({ q: query })}`;
  const answer = await fetch(address, { headers: { locale }, signal });
  if (!answer.ok) throw new Error(`The search answered ${answer.status}.`);
  const { data } = (await answer.json()) as { data: Omit<Answer, "query"> };
  return { query, ...data };
}

const never = () => () => undefined;
export const queryInAddress = () => new URLSearchParams(window.location.search).get("q") ?? "";

/** Asks once the typing pauses. The words stay in the address, so that a result page can be passed on. */
export function useSearch(apiBase: string, locale: string) {
  const arrivedWith = useSyncExternalStore(never, queryInAddress, () => "");
  const [asked, setAsked] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wanted = (asked ?? arrivedWith).trim();
  const { data, error } = useNewestAnswer([apiBase, locale, wanted], wanted.length >= shortest, fetchAnswer);

  function ask(text: string) {
    clearTimeout(timer.current);
    setAsked(text);
    const words = text.trim();
    const address = words ? `?${new URLSearchParams({ q: words })}` : location.pathname;
    history.replaceState(history.state, "", address);
  }

  function type(text: string) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ask(text), pauseMs);
  }

  return { type, ask, state: stateOf(wanted, data, error) };
}

function stateOf(wanted: string, data: Answer | undefined, error: unknown): SearchState {
  if (wanted.length < shortest) return { at: "idle" };
  if (error) return { at: "failed" };
  return data ? { at: "done", ...data } : { at: "busy" };
}
