"use client";

import { useEffect, useEffectEvent, useRef } from "react";

import { NothingFound, type NothingWords } from "@/components/site/search/nothing-found";
import { type Found, queryInAddress, type SearchState, useSearch } from "@/components/site/search/use-search";
import { Badge } from "@/components/ui/badge";
import { Input } from "@/components/ui/field";
import { useVisit } from "@/components/ui/use-visit";
import { type Locale, localePath } from "@/lib/i18n/locales";

type Words = NothingWords &
  Record<"label" | "placeholder" | "hint" | "searching" | "failed", string> & { found: readonly string[] };

type SiteSearchProps = { locale: Locale; apiBase: string; allHref: string; words: Words };

export function SiteSearch({ locale, apiBase, allHref, words }: SiteSearchProps) {
  const { type, ask, state } = useSearch(apiBase, locale);
  const field = useArrival(type);
  const results = state.at === "done" ? state.results : [];
  return (
    <div className="page mt-10 min-h-96">
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          ask(field.current?.value ?? "");
        }}
        className="max-w-text"
      >
        <label className="grid gap-1.5 text-sm font-semibold">
          {words.label}
          <Input
            ref={field}
            type="search"
            name="q"
            onChange={(event) => type(event.target.value)}
            placeholder={words.placeholder}
            autoComplete="off"
            enterKeyHint="search"
            className="font-normal"
          />
        </label>
      </form>
      <p role="status" className="mt-6 min-h-6 text-ink-soft tabular">
        {statusOf(state, words)}
      </p>
      {state.at === "done" && results.length === 0 ? (
        <NothingFound
          locale={locale}
          near={state.near}
          popular={state.popular}
          allHref={allHref}
          words={words}
          onChoose={(word) => {
            ask(word);
            if (!field.current) return;
            field.current.value = word;
            field.current.focus();
          }}
        />
      ) : null}
      <ul className="mt-4 max-w-text">
        {results.map((result) => (
          <Result key={result.path} result={result} locale={locale} kind={words.kinds[result.kind]} />
        ))}
      </ul>
    </div>
  );
}

/** The field keeps what was typed before the script was there. A page of results that was passed on is there to be read. */
function useArrival(type: (text: string) => void) {
  const field = useRef<HTMLInputElement>(null);
  const onType = useEffectEvent(type);
  const visit = useVisit();
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    if (input.value) return onType(input.value);
    input.value = queryInAddress();
    if (!input.value) input.focus();
    // WebKit empties a field that is not completed when it brings a page back.
  }, [visit]);
  return field;
}

function statusOf(state: SearchState, words: Words) {
  if (state.at === "busy") return words.searching;
  if (state.at === "failed") return words.failed;
  if (state.at === "idle") return words.hint;
  const text = words.found[Math.min(state.total, words.found.length - 1)] ?? "";
  return text.replace("{query}", state.query);
}

function Result({ result, locale, kind }: { result: Found; locale: Locale; kind: string }) {
  return (
    <li className="group relative border-t border-line py-5">
      <Badge>{kind}</Badge>
      <h2 className="mt-2 text-lg">
        <a
          href={localePath(locale, result.path)}
          className="group-hover:text-teal group-hover:underline group-hover:underline-offset-4 after:absolute after:inset-0"
        >
          {result.title}
        </a>
      </h2>
      <p className="mt-1 text-ink-soft">{result.excerpt}</p>
    </li>
  );
}
