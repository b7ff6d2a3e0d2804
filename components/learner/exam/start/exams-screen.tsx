"use client";

import { useTranslations } from "next-intl";

import { SentNote } from "@/components/learner/account/section-card";
import { useSend } from "@/components/learner/account/use-send";
import { EarlierList } from "@/components/learner/exam/start/earlier-list";
import type { ExamSitting } from "@/components/learner/exam/start/exam-sitting";
import { OfferCard } from "@/components/learner/exam/start/offer-card";
import { OpenCard } from "@/components/learner/exam/start/open-card";
import { useExams } from "@/components/learner/exam/task/exam-queries";
import { Loaded } from "@/components/learner/loaded";
import { useScreenTitle } from "@/components/learner/use-screen";
import { useEnded, useSession } from "@/components/learner/use-session";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ensureSession } from "@/lib/api/client/sign";

/** Somebody without a session: what this is, and a guest's session when they begin. */
function Visitor() {
  const t = useTranslations("Exam.visitor");
  const { busy, error, send } = useSend();
  return (
    <>
      <EmptyState
        title={t("title")}
        text={t("text")}
        action={
          <Button size="lg" busy={busy} data-begin onClick={() => void send(ensureSession)}>
            {t("start")}
          </Button>
        }
      />
      <SentNote error={error} />
    </>
  );
}

/** What is open, what may be started, and the sittings there were. */
function Exams() {
  const t = useTranslations("Exam.list");
  return (
    <Loaded query={useExams()} lines={5}>
      {({ offers, sittings }) => {
        const isOpen = ({ state }: ExamSitting) => state === "ready" || state === "running";
        const open = sittings.filter((sitting) => isOpen(sitting) && sitting.kind !== "diagnostic");
        const shown = offers.filter(({ kind }) => kind !== "diagnostic");
        const whole = shown.filter(({ kind }) => kind === "mock");
        // What is free to try comes first.
        const parts = shown
          .filter(({ kind }) => kind !== "mock")
          .toSorted((one, other) => Number(other.cost.by === "free") - Number(one.cost.by === "free"));
        const earlier = sittings.filter((sitting) => !isOpen(sitting));
        return (
          <>
            {open.map((sitting) => (
              <OpenCard key={sitting.id} sitting={sitting} />
            ))}
            {whole.map((offer) => (
              <OfferCard key={offer.kind} offer={offer} isMain={open.length === 0} />
            ))}
            <section className="grid gap-3">
              <h2 className="text-xl">{t("short")}</h2>
              <p className="max-w-text text-ink-soft">{t("shortText")}</p>
              <div className="grid gap-3 sm:grid-cols-2">
                {parts.map((offer) => (
                  <OfferCard key={offer.kind} offer={offer} isMain={false} />
                ))}
              </div>
            </section>
            <EarlierList sittings={earlier} />
          </>
        );
      }}
    </Loaded>
  );
}

export function ExamsScreen() {
  const t = useTranslations("Learner.nav");
  const session = useSession();
  const ended = useEnded();
  useScreenTitle(t("exam"));
  return (
    <>
      <h1 className="text-2xl">{t("exam")}</h1>
      {session === null && ended === null ? <Visitor /> : <Exams />}
    </>
  );
}
