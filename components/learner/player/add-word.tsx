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

/** Makes a word one of the learner's own; says so once it is. */
export function AddWord({ place, entry }: { place: AskedWord; entry: Entry }) {
  const t = useTranslations("Learner.words");
  const errorText = useErrorText();
  const { mutate } = useSWRConfig();
  const { busy, isDone, error, send } = useSend();
  const isKept = entry.isKept || isDone;

  function add() {
    void send(async () => {
      const { partOfSpeech } = entry;
      await apiClient.vocabulary.cards.$post({ json: { ...place, partOfSpeech } });
      for (const name of ["word", "vocabulary", "cards", "deck"]) void mutate(named(name));
    });
  }

  return (
    <>
      {isKept ? null : (
        <Button
          variant="quiet"
          size="sm"
          className="-ms-3"
          busy={busy}
          aria-label={t("addOne", { word: entry.lemma })}
          onClick={add}
        >
          <Plus aria-hidden size={18} strokeWidth={1.75} />
          {t("add")}
        </Button>
      )}
      <p
        role="status"
        className="flex min-h-11 items-center gap-2 text-sm font-semibold text-green empty:hidden"
      >
        {isKept ? (
          <>
            <Check aria-hidden size={18} strokeWidth={1.75} />
            {t("added")}
          </>
        ) : null}
      </p>
      <p role="alert" className="text-sm font-medium text-red empty:hidden">
        {error ? errorText(error) : null}
      </p>
    </>
  );
}
