"use client";

import { Check, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useSWRConfig } from "swr";

import { useSend } from "@/components/learner/account/use-send";
import { Loaded } from "@/components/learner/loaded";
import { named, useMissedWords } from "@/components/learner/queries";
import { useErrorText } from "@/components/learner/use-error-text";
import { Button } from "@/components/ui/button";
import { apiClient } from "@/lib/api/client/api-client";

type MissedProps = { setId: string; words: { word: string; isKept: boolean }[] };

function Missed({ setId, words }: MissedProps) {
  const t = useTranslations("Learner.words");
  const errorText = useErrorText();
  const { mutate } = useSWRConfig();
  const { busy, error, send } = useSend();
  const fresh = words.filter(({ isKept }) => !isKept).length;

  function add() {
    void send(async () => {
      await apiClient.vocabulary.missed[":setId"].$post({ param: { setId } });
      await mutate(named("missed-words"));
      for (const name of ["word", "vocabulary", "cards", "deck"]) void mutate(named(name));
    });
  }

  return (
    <div className="grid justify-items-start gap-2">
      {fresh > 0 ? (
        <Button variant="secondary" busy={busy} onClick={add}>
          <Plus aria-hidden size={20} strokeWidth={1.75} />
          {t("addMissed", { count: fresh })}
        </Button>
      ) : null}
      <p role="status" className="flex items-center gap-2 font-semibold text-green empty:hidden">
        {fresh > 0 ? null : (
          <>
            <Check aria-hidden size={20} strokeWidth={1.75} />
            {t("missedAdded", { count: words.length })}
          </>
        )}
      </p>
      <p role="alert" className="font-medium text-red empty:hidden">
        {error ? errorText(error) : null}
      </p>
    </div>
  );
}

/** The words that a set asked for and that were missed, to be learned; nothing where there are none. */
export function AddMissed({ setId }: { setId: string }) {
  const missed = useMissedWords(setId);
  return (
    <Loaded query={missed} lines={0} failure={null}>
      {({ words }) => (words.length === 0 ? null : <Missed setId={setId} words={words} />)}
    </Loaded>
  );
}
