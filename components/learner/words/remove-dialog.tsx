"use client";

import { useTranslations } from "next-intl";
import { useSWRConfig } from "swr";

import { SentNote } from "@/components/learner/account/section-card";
import { useSend } from "@/components/learner/account/use-send";
import { named, type WordCardData } from "@/components/learner/queries";
import { EnglishMarked, inEnglish } from "@/components/questions/english-words";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { apiClient } from "@/lib/api/client/api-client";

type RemoveDialogProps = { card: WordCardData; onClose: () => void };

/** Asks before a word goes: what was learned of it goes, too. */
export function RemoveDialog({ card: { id, lemma }, onClose }: RemoveDialogProps) {
  const t = useTranslations("Learner.words");
  const { mutate } = useSWRConfig();
  const { busy, error, send } = useSend();

  function remove() {
    void send(async () => {
      await apiClient.vocabulary.cards[":id"].$delete({ param: { id } });
      await Promise.all(["cards", "vocabulary", "deck", "word"].map((name) => mutate(named(name))));
      onClose();
    });
  }

  return (
    <Dialog
      open
      role="alertdialog"
      onOpenChange={onClose}
      title={<EnglishMarked>{t("removeTitle", { word: inEnglish(lemma) })}</EnglishMarked>}
    >
      <p>{t("removeText")}</p>
      <SentNote error={error} />
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" busy={busy} onClick={remove}>
          {t("remove")}
        </Button>
        <Button variant="secondary" autoFocus onClick={onClose}>
          {t("keep")}
        </Button>
      </div>
    </Dialog>
  );
}
