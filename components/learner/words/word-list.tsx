"use client";

import { useTranslations } from "next-intl";
import { useDeferredValue, useState } from "react";
import { useSWRConfig } from "swr";

import { SentNote } from "@/components/learner/account/section-card";
import { useSend } from "@/components/learner/account/use-send";
import { Loaded } from "@/components/learner/loaded";
import { named, useCards, type WordCardData } from "@/components/learner/queries";
import { RemoveDialog } from "@/components/learner/words/remove-dialog";
import { useWordAudio } from "@/components/learner/words/use-word-audio";
import { WordRow } from "@/components/learner/words/word-row";
import { ComputerVoice } from "@/components/questions/computer-voice";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { apiClient } from "@/lib/api/client/api-client";

const pageSize = 20;

function Rows({ cards, canReturn = false }: { cards: WordCardData[]; canReturn?: boolean }) {
  const [removed, setRemoved] = useState<WordCardData | null>(null);
  const { playWord } = useWordAudio();
  return (
    <>
      <p className="text-end">
        <ComputerVoice />
      </p>
      <ul className="grid divide-y divide-line rounded-card border border-line bg-card">
        {cards.map((card) => (
          <WordRow key={card.id} card={card} onPlay={() => playWord(card)} onRemove={() => setRemoved(card)}>
            {canReturn ? <BringBack card={card} /> : null}
          </WordRow>
        ))}
      </ul>
      {removed ? <RemoveDialog card={removed} onClose={() => setRemoved(null)} /> : null}
    </>
  );
}

function BringBack({ card: { id } }: { card: WordCardData }) {
  const t = useTranslations("Learner.words");
  const { mutate } = useSWRConfig();
  const { busy, error, send } = useSend();
  function bringBack() {
    void send(async () => {
      await apiClient.vocabulary.cards[":id"].return.$post({ param: { id } });
      await Promise.all(["cards", "vocabulary", "deck"].map((name) => mutate(named(name))));
    });
  }
  return (
    <>
      <SentNote error={error} />
      <Button variant="secondary" size="sm" busy={busy} className="justify-self-start" onClick={bringBack}>
        {t("bringBack")}
      </Button>
    </>
  );
}

/** Words that were forgotten again and again, with what helps. */
export function RestingWords({ count }: { count: number }) {
  const t = useTranslations("Learner.words");
  const cards = useCards({ page: 1, size: 50, search: "", show: "resting" });
  if (count === 0) return null;
  return (
    <Card tone="mark" className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl">{t("restingTitle", { count })}</h2>
        <p className="max-w-text">{t("restingText")}</p>
      </div>
      <Loaded query={cards} lines={2}>
        {(data) => <Rows cards={data.cards} canReturn />}
      </Loaded>
    </Card>
  );
}

type PagesProps = { page: number; total: number; onTurn: (page: number) => void };

function Pages({ page, total, onTurn }: PagesProps) {
  const t = useTranslations("Learner.words");
  return (
    <div className="flex gap-3 empty:hidden">
      {page > 1 ? (
        <Button variant="secondary" onClick={() => onTurn(page - 1)}>
          {t("newer")}
        </Button>
      ) : null}
      {page * pageSize < total ? (
        <Button variant="secondary" onClick={() => onTurn(page + 1)}>
          {t("older")}
        </Button>
      ) : null}
    </div>
  );
}

/** All words, the newest first, with a search. */
export function WordList() {
  const t = useTranslations("Learner.words");
  const [page, setPage] = useState(1);
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed);
  const cards = useCards({ page, size: pageSize, search, show: "all" });

  return (
    <section className="grid gap-4">
      <Field
        label={t("search")}
        type="search"
        name="search"
        lang="en"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        value={typed}
        className="max-w-md"
        onChange={(event) => {
          setTyped(event.target.value);
          setPage(1);
        }}
      />
      <Loaded query={cards} lines={5}>
        {(data) =>
          data.total === 0 ? (
            <p role="status">{t("noneFound")}</p>
          ) : (
            <>
              <Rows cards={data.cards} />
              <Pages page={page} total={data.total} onTurn={setPage} />
            </>
          )
        }
      </Loaded>
    </section>
  );
}
