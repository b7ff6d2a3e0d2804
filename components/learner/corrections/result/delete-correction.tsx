"use client";

import { useTranslations } from "next-intl";
import { useSWRConfig } from "swr";
import { useLocation } from "wouter";

import { deleteCorrection, deleteRecordings } from "@/components/learner/corrections/corrections-queries";
import { DeleteDialog } from "@/components/learner/corrections/result/delete-dialog";
import { correctionsPath } from "@/components/learner/learner-path";
import { named } from "@/components/learner/queries";

/** Takes a text and its result away. */
export function DeleteCorrection({ id, isSpoken = false }: { id: string; isSpoken?: boolean }) {
  const t = useTranslations("Corrections.delete");
  const [, navigate] = useLocation();
  const { mutate } = useSWRConfig();

  async function remove() {
    await deleteCorrection(id);
    navigate(correctionsPath, { replace: true });
    for (const name of ["corrections", "correction-mistakes"]) void mutate(named(name));
  }

  const text = t(isSpoken ? "textSpoken" : "text");
  return (
    <DeleteDialog what="correction" start={t("start")} title={t("title")} text={text} onDelete={remove} />
  );
}

/** Takes away what was recorded; what came of it stays. */
export function DeleteRecordings({ id }: { id: string }) {
  const t = useTranslations("Corrections.delete");
  const { mutate } = useSWRConfig();

  async function remove() {
    await deleteRecordings(id);
    await mutate(named("correction"));
  }

  return (
    <DeleteDialog
      what="recordings"
      start={t("recordings")}
      title={t("recordingsTitle")}
      text={t("recordingsText")}
      onDelete={remove}
    />
  );
}
