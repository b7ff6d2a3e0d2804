"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import useSWR, { useSWRConfig } from "swr";
import { useLocation } from "wouter";

import { ErrorNote, Waiting } from "@/components/learner/error-note";
import { reviewPath } from "@/components/learner/learner-path";
import { named } from "@/components/learner/queries";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { apiClient } from "@/lib/api/client/api-client";
import { ensureSession } from "@/lib/api/client/sign";

const once = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false };

/** Where a course's last button leads: its words are the learner's now. */
export function CourseWordsScreen({ slug }: { slug: string }) {
  const t = useTranslations("Learner.words");
  const [, navigate] = useLocation();
  const { mutate } = useSWRConfig();
  const [visit] = useState(() => crypto.randomUUID());
  const added = useSWR(
    ["course-words", visit],
    async () => {
      await ensureSession();
      const response = await apiClient.vocabulary.courses[":slug"].$post({ param: { slug } });
      for (const name of ["word", "vocabulary", "cards", "deck"]) void mutate(named(name));
      return (await response.json()).data.added;
    },
    once,
  );
  return (
    <>
      <h1 className="text-2xl">{t("title")}</h1>
      {added.error ? <ErrorNote error={added.error} onRetry={() => void added.mutate()} /> : null}
      {added.data === undefined && !added.error ? <Waiting lines={2} /> : null}
      {added.data === undefined ? null : (
        <Card tone="teal" className="grid justify-items-start gap-3">
          <p role="status" className="text-xl font-semibold">
            {t("courseAdded", { count: added.data })}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button size="lg" onClick={() => navigate(reviewPath)}>
              {t("review")}
            </Button>
            <Button size="lg" variant="secondary" onClick={() => navigate("/words")}>
              {t("toList")}
            </Button>
          </div>
        </Card>
      )}
    </>
  );
}
