"use client";

import { useEffect, useState } from "react";

import { Waiting } from "@/components/learner/error-note";
import { ReportBody } from "@/components/learner/exam-report/report-body";
import { useReportText } from "@/components/learner/exam-report/report-text";
import { EmptyState } from "@/components/ui/empty-state";
import { apiClient } from "@/lib/api/client/api-client";

async function readShared(token: string) {
  return (await (await apiClient["shared-reports"].$post({ json: { token } })).json()).data;
}
type Shared = Awaited<ReturnType<typeof readShared>>;

/** What the link in the address shows; what stands behind its `#` is told to the API alone. */
export function SharedReport() {
  const { t, date } = useReportText();
  const [shared, setShared] = useState<Shared | "gone" | null>(null);

  useEffect(() => {
    const load = () => {
      const token = window.location.hash.slice(1);
      if (token === "") setShared("gone");
      else readShared(token).then(setShared, () => setShared("gone"));
    };
    load();
    window.addEventListener("hashchange", load);
    return () => window.removeEventListener("hashchange", load);
  }, []);

  if (shared === null) return <Waiting lines={5} />;
  if (shared === "gone") return <EmptyState level={1} title={t("share.gone")} text={t("share.goneText")} />;
  return (
    <div className="grid grid-cols-1 gap-6" data-shared>
      <div className="grid gap-1">
        <h1 className="text-2xl">
          {shared.name ? t("share.of", { name: shared.name }) : t("share.sharedTitle")}
        </h1>
        <p className="text-sm text-ink-soft">{date(shared.view.finishedAt)}</p>
      </div>
      <ReportBody view={shared.view} detail={null} />
    </div>
  );
}
