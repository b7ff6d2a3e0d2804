"use client";

import { useTranslations } from "next-intl";

import { ErrorNote } from "@/components/learner/error-note";
import { Loaded } from "@/components/learner/loaded";
import type { useTypes } from "@/components/learner/queries";
import { useStartSet } from "@/components/learner/use-start-set";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";

const sizes = [5, 10] as const;

function DueMistakes({ due }: { due: number }) {
  const t = useTranslations("Learner.home");
  const { busy, error, start } = useStartSet();
  const size = sizes.find((each) => due <= each) ?? 20;

  return (
    <Card tone="teal" className="grid justify-items-start gap-3">
      <h2 className="text-xl">{t("mistakes")}</h2>
      <p>{t("mistakesDue", { count: due })}</p>
      <p className="text-sm text-ink-soft">{t("mistakesHow")}</p>
      {error ? <ErrorNote error={error} /> : null}
      <Button
        size="lg"
        variant="secondary"
        busy={busy}
        onClick={() => void start(() => ({ purpose: "missed", size }))}
      >
        {t("mistakesStart")}
      </Button>
    </Card>
  );
}

/** What was wrong and is to be asked again now; nothing while nothing is. */
export function MistakesCard({ query }: { query: ReturnType<typeof useTypes> }) {
  return (
    <Loaded query={query} lines={0} failure={null}>
      {({ missed: { due } }) => (due > 0 ? <DueMistakes due={due} /> : null)}
    </Loaded>
  );
}
