"use client";

import { Check, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useSWRConfig } from "swr";

import { useSend } from "@/components/learner/account/use-send";
import { type FoundWord, named } from "@/components/learner/queries";
import { useErrorText } from "@/components/learner/use-error-text";
import { Button } from "@/components/ui/button";
import { apiClient } from "@/lib/api/client/api-client";

export type AskedWord = { setId: string; position: number; word: string };
type Entry = FoundWord["entries"][number];

/** Makes a word one of the learner's own, and says so. The button stays, so that the focus does, and Escape still closes. */
export function AddWord({ place, entry }: { place: AskedWord; entry: Entry }) {
  const t = useTranslations("Learner.words");
  const errorText = useErrorText();
  const { mutate } = useSWRConfig();
  const { busy, isDone, error, send } = useSend();
  const isKept = entry.isKept || isDone;
  const Icon = isKept ? Check : Plus;

  function add() {
    if (busy || isKept) return;
    void send(async () => {
      const { partOfSpeech } = entry;
      await apiClient.vocabulary.cards.$post({ json: { ...place, partOfSpeech } });
      for (const name of ["word", "vocabulary", "cards", "deck"]) void mutate(named(name));
    });
  }

  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="-ms-3"
        aria-disabled={busy || isKept}
        aria-label={isKept ? undefined : t("addOne", { word: entry.lemma })}
        onClick={add}
      >
        <Icon aria-hidden size={18} strokeWidth={1.75} />
        {t(isKept ? "added" : "add")}
      </Button>
      <p role="status" className="sr-only">
        {isDone ? t("added") : null}
      </p>
      <p role="alert" className="text-sm font-medium text-red empty:hidden">
        {error ? errorText(error) : null}
      </p>
    </>
  );
}
