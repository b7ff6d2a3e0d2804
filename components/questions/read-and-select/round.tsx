"use client";

import { Check, Clock, X } from "lucide-react";
import { useTranslations } from "next-intl";

import { defineRound } from "@/components/questions/define-player";
import type { RoundProps } from "@/components/questions/step-props";
import { classNames } from "@/components/ui/class-names";
import { readAndSelect } from "@/lib/questions/read-and-select/schema";
import type { ReviewOf } from "@/lib/questions/types";

type Review = ReviewOf<"read-and-select">;
type Verdict = Review["verdict"];

const marks = {
  hit: { Icon: Check, look: "border-green bg-green text-card" },
  rejection: { Icon: Check, look: "border-green text-green" },
  miss: { Icon: X, look: "border-red text-red" },
  "false-alarm": { Icon: X, look: "border-red bg-red text-card" },
  "no-answer": { Icon: Clock, look: "border-dashed border-red text-red" },
} as const;
const order: Verdict[] = ["hit", "rejection", "miss", "false-alarm", "no-answer"];

/** One mark a word, the right ones first. */
function Row({ title, reviews }: { title: string; reviews: Review[] }) {
  const sorted = reviews.toSorted((one, other) => order.indexOf(one.verdict) - order.indexOf(other.verdict));
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{title}</p>
      <div aria-hidden className="flex flex-wrap gap-1.5">
        {sorted.map(({ verdict }, index) => {
          const { Icon, look } = marks[verdict];
          return (
            <span
              key={index}
              className={classNames("grid size-8 place-items-center rounded-card border-2", look)}
            >
              <Icon size={18} strokeWidth={2.5} />
            </span>
          );
        })}
      </div>
    </div>
  );
}

function ReadAndSelectRound({ reviews }: RoundProps<Review>) {
  const t = useTranslations("Questions.read-and-select.round");
  const count = (verdict: Verdict) => reviews.filter((review) => review.verdict === verdict).length;
  const late = count("no-answer");
  const figures = [
    { name: t("hits"), value: count("hit") },
    { name: t("misses"), value: count("miss") },
    { name: t("falseAlarms"), value: count("false-alarm") },
    ...(late > 0 ? [{ name: t("late"), value: late }] : []),
  ];
  const [real, invented] = [true, false].map((isReal) => reviews.filter((each) => each.isReal === isReal));

  return (
    <div className="grid gap-5">
      <Row title={t("real", { count: real?.length ?? 0 })} reviews={real ?? []} />
      <Row title={t("invented", { count: invented?.length ?? 0 })} reviews={invented ?? []} />
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
        {figures.map(({ name, value }) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="text-2xl font-bold tabular">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-ink-soft">{t("how")}</p>
    </div>
  );
}

export const round = defineRound(readAndSelect.steps.main, ReadAndSelectRound);
