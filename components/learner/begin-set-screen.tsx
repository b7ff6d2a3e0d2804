"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import useSWR, { useSWRConfig } from "swr";
import { Redirect, useLocation } from "wouter";

import { ErrorNote, Waiting } from "@/components/learner/error-note";
import { hearServerTime } from "@/components/learner/exam/task/server-time";
import { named, setKey } from "@/components/learner/queries";
import { apiClient } from "@/lib/api/client/api-client";
import { toApiError } from "@/lib/api/client/api-error";
import { ensureSession } from "@/lib/api/client/sign";
import { type AnyQuestionSchema, usualSetSizes } from "@/lib/questions/define-schema";
import { practiceLevels } from "@/lib/questions/purpose";
import { isQuestionType, loadSchema, type QuestionType } from "@/lib/questions/types";

type Level = (typeof practiceLevels)[number];
type Wish = { purpose: string; type: QuestionType; level: Level };

const once = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false };

async function makeSet({ purpose, type, level }: Wish) {
  await ensureSession();
  const { round, setSizes = usualSetSizes }: AnyQuestionSchema = await loadSchema[type]();
  const wish = { purpose, level, size: setSizes[0], way: round === undefined ? "single" : "round" } as const;
  const make = async (fresh: boolean) =>
    (await (await apiClient.practice.sets.$post({ json: { ...wish, fresh } })).json()).data;
  const found = await make(false);
  // Whoever asks for hard questions does not mean the easy set they once left.
  return found.level === level && found.multiplier === null ? found : make(true);
}

/** There is no such set, or nothing to make it of: another one helps, not another try. */
function NotBegun({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslations("Learner.suggested");
  const [, navigate] = useLocation();
  const isForGood = toApiError(error).status === 404;
  const action = { name: t("choose"), onPress: () => navigate("/practice") };
  return isForGood ? (
    <ErrorNote error={error} action={action} />
  ) : (
    <ErrorNote error={error} onRetry={onRetry} />
  );
}

/** Makes a set, or finds the open one, and goes to its first question: where a page of the site says "begin". */
function BeginSet(wish: Wish) {
  const { mutate } = useSWRConfig();
  // Each visit asks anew: the set of the last one may be finished.
  const [visit] = useState(() => crypto.randomUUID());
  const begun = useSWR(
    ["begin-set", visit],
    async () => {
      const set = await makeSet(wish);
      hearServerTime(set.now);
      await mutate(setKey(set.id), set, { revalidate: false });
      for (const name of ["types", "open-sets", "history"]) void mutate(named(name));
      return set;
    },
    once,
  );
  if (begun.error) return <NotBegun error={begun.error} onRetry={() => void begun.mutate()} />;
  return begun.data ? <Redirect to={`/practice/${begun.data.id}`} replace /> : <Waiting lines={4} />;
}

type BeginSetScreenProps = { purpose: string; type: string; level: string };

export function BeginSetScreen({ purpose, type, level: given }: BeginSetScreenProps) {
  const level = practiceLevels.find((each) => each === given);
  if (!level || !isQuestionType(type)) return <Redirect to="/practice" replace />;
  return <BeginSet purpose={purpose} type={type} level={level} />;
}
