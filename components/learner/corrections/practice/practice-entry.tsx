"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Link } from "wouter";

import { ConsentDialog } from "@/components/learner/consents/consent-dialog";
import { correctionPath } from "@/components/learner/corrections/correction-paths";
import {
  type Correction,
  type Tasks,
  useCorrectionOf,
  useTasks,
} from "@/components/learner/corrections/corrections-queries";
import { creditStateOf } from "@/components/learner/corrections/credit-state";
import { HandInNote } from "@/components/learner/corrections/editor/hand-in-note";
import { useHandIn } from "@/components/learner/corrections/editor/use-hand-in";
import { both, Loaded } from "@/components/learner/loaded";
import { MessagesOnDemand } from "@/components/learner/messages-on-demand";
import { Button, buttonClass, LinkButton } from "@/components/ui/button";
import { localePath } from "@/lib/i18n/locales";

const namespaces = ["Corrections", "Learner", "Errors"] as const;

/** What an item says of an answer that can be corrected. */
export type HandIn = { task: Correction["task"]; sourceAnswerId: string; text: string };

type OfferProps = { handIn: HandIn; tasks: Tasks };

/** The one step to a correction, with what it costs. */
function Offer({ handIn: { task, sourceAnswerId, text }, tasks: { tasks, credits } }: OfferProps) {
  const t = useTranslations("Corrections");
  const locale = useLocale();
  const [key] = useState(() => crypto.randomUUID());
  const { busy, error, asks, send, decided, giveUp } = useHandIn(() => undefined, { replaces: false });
  const state = creditStateOf(credits);
  const cost = tasks.find((each) => each.task === task)?.credits ?? 1;
  const lines = [
    ...(state === "left" ? [t("start.cost", { count: cost })] : []),
    t(`credits.${state}`, { count: credits.left }),
  ];

  function ask() {
    const source = { prompt: null, asked: null, revises: null, sourceAnswerId };
    void send({ ...source, key, task, parts: [text], isTimed: false, millis: 0 });
  }

  return (
    <>
      <p className="max-w-text">{t("practice.text")}</p>
      <p className="text-sm text-ink-soft tabular">{lines.join(" · ")}</p>
      {state === "none" ? (
        <LinkButton variant="secondary" href={localePath(locale, "/pricing")}>
          {t("credits.plans")}
        </LinkButton>
      ) : (
        <Button variant="secondary" data-correct busy={busy} onClick={ask}>
          {t("practice.ask")}
        </Button>
      )}
      <HandInNote error={error} />
      {asks ? <ConsentDialog consent={asks} onDecided={decided} onClose={giveUp} /> : null}
    </>
  );
}

function Entry({ handIn }: { handIn: HandIn }) {
  const t = useTranslations("Corrections.practice");
  return (
    <Loaded query={both(useCorrectionOf(handIn.sourceAnswerId), useTasks())} lines={2}>
      {([known, tasks]) => (
        <section
          data-part="correction"
          className="grid justify-items-start gap-2 rounded-card border border-line bg-sunken p-4"
        >
          {known ? (
            <Link href={correctionPath(known.id)} className={buttonClass({ variant: "secondary" })}>
              {t("open")}
            </Link>
          ) : (
            <Offer handIn={handIn} tasks={tasks} />
          )}
        </section>
      )}
    </Loaded>
  );
}

/** At an answer of practice that has no score: have it corrected, or read the correction it has. */
export function PracticeEntry({ handIn }: { handIn: HandIn }) {
  return (
    <MessagesOnDemand locale={useLocale()} namespaces={namespaces}>
      <Entry handIn={handIn} />
    </MessagesOnDemand>
  );
}
