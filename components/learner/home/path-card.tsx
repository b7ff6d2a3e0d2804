"use client";

import { useTranslations } from "next-intl";
import { Link } from "wouter";

import { wayPath } from "@/components/learner/learner-path";
import { Loaded } from "@/components/learner/loaded";
import { PathLine, OutlookText } from "@/components/learner/path/outlook-card";
import { isDone } from "@/components/learner/path/week-list";
import type { Path, usePath } from "@/components/learner/queries";
import { Card } from "@/components/ui/card";
import { Progress } from "@/components/ui/progress";

function Week({ entries }: Pick<Path, "entries">) {
  const t = useTranslations("Learner.path");
  const done = entries.filter(isDone).length;
  const progress = t("progress", { done, total: entries.length });
  return (
    <div className="grid gap-1.5">
      <Progress value={done} max={entries.length} label={progress} />
      <p className="text-sm text-ink-soft">
        {t("week")} · {progress}
      </p>
    </div>
  );
}

/** The path in short, with the way to all of it. */
export function PathCard({ query }: { query: ReturnType<typeof usePath> }) {
  const t = useTranslations("Learner.path");
  return (
    <Loaded query={query} lines={2} failure={null}>
      {(path) => (
        <Card data-part="path" className="grid content-start gap-4">
          <h2 className="text-xl">{t("title")}</h2>
          {path.standing ? <PathLine path={path} /> : null}
          {path.standing ? (
            <p className="max-w-text">
              <OutlookText path={path} />
            </p>
          ) : null}
          {path.entries.length > 0 ? <Week entries={path.entries} /> : null}
          <Link href={wayPath} className="inline-flex min-h-11 items-center justify-self-start text-teal">
            {t("whole")}
          </Link>
        </Card>
      )}
    </Loaded>
  );
}
