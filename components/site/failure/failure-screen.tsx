"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";

import { Button, LinkButton } from "@/components/ui/button";
import { localePath, splitPath } from "@/lib/i18n/locales";

type Words = { title: string; text: string; retry: string; home: string };

export type FailureProps = { error: Error; retry: () => void };

/** Its words come with the language's messages only when they are needed, so that no page carries them. */
export function FailureScreen({ retry }: Pick<FailureProps, "retry">) {
  const { locale } = splitPath(usePathname() ?? "/");
  const [words, setWords] = useState<Words | null>(null);

  useEffect(() => {
    import(`../../../content/messages/${locale}.json`)
      .then((file: { default: { Failure: Words } }) => setWords(file.default.Failure))
      .catch(() => undefined);
  }, [locale]);

  return (
    <main
      className="page grid min-h-[70dvh] content-center justify-items-center gap-4 py-20 text-center"
      aria-busy={!words}
    >
      <svg
        aria-hidden
        viewBox="0 0 200 70"
        fill="none"
        strokeWidth="2.5"
        strokeLinecap="round"
        className="w-48"
      >
        <path d="M8 52h78l8-14 10 26 8-12h80" className="stroke-ink" />
        <path d="M24 52V38M46 52V44M68 52V44M136 52V44M158 52V38M180 52V44" className="stroke-line-strong" />
      </svg>
      {words ? (
        <>
          <h1 className="text-3xl">{words.title}</h1>
          <p className="max-w-narrow text-ink-soft">{words.text}</p>
          <div className="mt-3 flex flex-wrap justify-center gap-3">
            <Button onClick={retry}>{words.retry}</Button>
            <LinkButton variant="secondary" href={localePath(locale, "/")}>
              {words.home}
            </LinkButton>
          </div>
        </>
      ) : null}
    </main>
  );
}
