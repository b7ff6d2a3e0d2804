"use client";

import { Languages } from "lucide-react";
import { useLocale } from "next-intl";
import { createContext, type ReactNode, use, useState } from "react";

import { examMessages } from "@/components/learner/exam/exam-messages";
import { MessagesOnDemand } from "@/components/learner/messages-on-demand";
import { Button } from "@/components/ui/button";
import { defaultLocale, localeFacts, type Locale } from "@/lib/i18n/locales";

const key = "20180428_bandwise_exam_language";
type Choice = { other: Locale; choose: () => void };
const LanguageChoice = createContext<Choice | null>(null);

type ExamLanguageProps = { starts: "english" | "own"; children: ReactNode };

/** What somebody chose last in this browser, or how it starts: an exam in English, as the real test. */
function useIsOwn(starts: ExamLanguageProps["starts"]) {
  return useState(() => (window.localStorage.getItem(key) ?? starts) === "own");
}

/** Instructions and buttons of a sitting in English or in the learner's language; the other one is a press away, and stays. */
export function ExamLanguage({ starts, children }: ExamLanguageProps) {
  const own = useLocale();
  const [isOwn, setIsOwn] = useIsOwn(starts);
  const locale = isOwn ? own : defaultLocale;
  function choose() {
    window.localStorage.setItem(key, isOwn ? "english" : "own");
    setIsOwn(!isOwn);
  }
  return (
    <MessagesOnDemand locale={locale} namespaces={examMessages}>
      <LanguageChoice value={own === defaultLocale ? null : { other: isOwn ? defaultLocale : own, choose }}>
        <div lang={locale} className="contents">
          {children}
        </div>
      </LanguageChoice>
    </MessagesOnDemand>
  );
}

/** Changes between English and the learner's language, in the words of the one it leads to. */
export function LanguageSwitch() {
  const choice = use(LanguageChoice);
  if (!choice) return null;
  const { other, choose } = choice;
  return (
    <Button variant="quiet" size="sm" lang={other} data-language={other} onClick={choose}>
      <Languages aria-hidden size={18} strokeWidth={1.75} />
      <span className="max-sm:sr-only">{localeFacts[other].name}</span>
    </Button>
  );
}
