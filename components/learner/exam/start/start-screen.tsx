"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Link, Redirect } from "wouter";

import { examsPath } from "@/components/learner/exam/exam-paths";
import { AboutStep } from "@/components/learner/exam/start/about-step";
import { EquipmentStep } from "@/components/learner/exam/start/equipment-step";
import { PracticeStep } from "@/components/learner/exam/start/practice-step";
import { RulesStep } from "@/components/learner/exam/start/rules-step";
import { useBeginExam } from "@/components/learner/exam/start/use-begin-exam";
import { type ExamOffer, useExams } from "@/components/learner/exam/task/exam-queries";
import { useKindName } from "@/components/learner/exam/use-kind-name";
import { Loaded } from "@/components/learner/loaded";
import { useScreenTitle, useScreenTop } from "@/components/learner/use-screen";
import type { TimeMultiplier } from "@/lib/core/exam-kinds";

const steps = ["about", "equipment", "rules", "practice"] as const;

/** A step begins at its name, for a keyboard and for who hears it; the practice item takes the keyboard itself. */
function useStepFocus(name: (typeof steps)[number]) {
  const here = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (name !== "about" && name !== "practice") here.current?.focus({ preventScroll: true });
  }, [name]);
  return here;
}

/** What has to be known and checked before a sitting: nothing is paid before the last press. */
function Steps({ offer }: { offer: ExamOffer }) {
  const t = useTranslations("Exam.steps");
  const kindName = useKindName();
  const [at, setAt] = useState(0);
  const [multiplier, setMultiplier] = useState<TimeMultiplier>(1);
  const begin = useBeginExam(offer.kind, multiplier);
  const name = steps[at] ?? "about";
  const onNext = () => setAt(at + 1);
  useScreenTitle(kindName(offer.kind));
  useScreenTop(name);
  const here = useStepFocus(name);

  return (
    <div className="grid gap-6" data-step={name}>
      <div className="grid gap-2">
        <Link href={examsPath} className="justify-self-start text-sm font-semibold text-teal">
          {t("back")}
        </Link>
        <h1 className="text-2xl">{kindName(offer.kind)}</h1>
        <ol className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {steps.map((step, index) => (
            <li
              key={step}
              ref={index === at ? here : undefined}
              tabIndex={-1}
              aria-current={index === at ? "step" : undefined}
              className="text-ink-soft aria-[current]:font-semibold aria-[current]:text-teal"
            >
              {t("numbered", { number: index + 1, name: t(step) })}
            </li>
          ))}
        </ol>
      </div>
      {name === "about" ? (
        <AboutStep {...{ offer, multiplier, onNext }} onMultiplier={setMultiplier} />
      ) : null}
      {name === "equipment" ? <EquipmentStep {...{ offer, onNext }} /> : null}
      {name === "rules" ? <RulesStep {...{ offer, onNext }} /> : null}
      {name === "practice" ? <PracticeStep {...{ offer, begin }} /> : null}
    </div>
  );
}

/** The way into an exam, by its kind. */
export function StartScreen({ kind }: { kind: string }) {
  return (
    <Loaded query={useExams()} lines={5} visitor={<Redirect to={examsPath} replace />}>
      {({ offers }) => {
        const offer = offers.find((each) => each.kind === kind);
        return offer ? <Steps offer={offer} /> : <Redirect to={examsPath} replace />;
      }}
    </Loaded>
  );
}
