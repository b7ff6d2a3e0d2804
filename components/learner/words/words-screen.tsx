"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useLocation } from "wouter";

import { reviewPath } from "@/components/learner/learner-path";
import { Loaded } from "@/components/learner/loaded";
import { useVocabulary, type Vocabulary } from "@/components/learner/queries";
import { SettingsCard } from "@/components/learner/words/settings-card";
import { RestingWords, WordList } from "@/components/learner/words/word-list";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";

/** No words yet: how they get here. */
function NoWords() {
  const t = useTranslations("Learner");
  const [, navigate] = useLocation();
  return (
    <EmptyState
      title={t("words.empty")}
      text={t("words.emptyText")}
      action={<Button onClick={() => navigate("/practice")}>{t("home.start")}</Button>}
    />
  );
}

function DueCard({ vocabulary: { due, newWords, nextDueAt } }: { vocabulary: Vocabulary }) {
  const t = useTranslations("Learner.words");
  const format = useFormatter();
  const [, navigate] = useLocation();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

  if (due === 0)
    return (
      <Card className="grid gap-1">
        <p className="font-semibold">{t("nothingDue")}</p>
        {nextDueAt ? (
          <p className="text-ink-soft">
            {t("nextOn", {
              date: format.dateTime(new Date(nextDueAt), {
                dateStyle: "medium",
                timeStyle: "short",
                timeZone,
              }),
            })}
          </p>
        ) : null}
      </Card>
    );
  return (
    <Card tone="teal" className="grid justify-items-start gap-3">
      <p className="text-xl font-semibold">{t("due", { count: due })}</p>
      {newWords > 0 ? <p className="text-sm text-ink-soft">{t("ofThemNew", { count: newWords })}</p> : null}
      <Button size="lg" onClick={() => navigate(reviewPath)}>
        {t("review")}
      </Button>
    </Card>
  );
}

/** The learner's own words: what is due, the list of them, and how many a day. */
export function WordsScreen() {
  const t = useTranslations("Learner.words");
  const vocabulary = useVocabulary();

  return (
    <>
      <h1 className="text-2xl">{t("title")}</h1>
      <Loaded query={vocabulary} lines={5} visitor={<NoWords />}>
        {(data) =>
          data.total === 0 ? (
            <NoWords />
          ) : (
            <>
              <DueCard vocabulary={data} />
              <RestingWords count={data.resting} />
              <WordList />
              <SettingsCard vocabulary={data} />
            </>
          )
        }
      </Loaded>
    </>
  );
}
