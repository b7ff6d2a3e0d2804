"use client";

import { FileDown, Printer, Share2 } from "lucide-react";
import { useState } from "react";

import { useSend } from "@/components/learner/account/use-send";
import { useReportText } from "@/components/learner/exam-report/report-text";
import { ShareDialog } from "@/components/learner/exam-report/share-dialog";
import { saveFile } from "@/components/learner/save-file";
import { useSession } from "@/components/learner/use-session";
import { Button } from "@/components/ui/button";
import { apiClient } from "@/lib/api/client/api-client";

const icon = { "aria-hidden": true, size: 18, strokeWidth: 1.75 } as const;

/** A report on paper, as a file, or behind a private link. */
export function ReportActions({ id, isTimed }: { id: string; isTimed: boolean }) {
  const { t } = useReportText();
  const session = useSession();
  const { busy, error, send } = useSend();
  const [isSharing, setIsSharing] = useState(false);
  const save = async () => {
    const response = await apiClient.exams[":id"]["report.pdf"].$get({ param: { id } });
    await saveFile(response, "bandwise-report.pdf");
  };

  return (
    <div className="grid gap-2 print:hidden">
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer {...icon} />
          {t("actions.print")}
        </Button>
        <Button variant="secondary" busy={busy} data-action="pdf" onClick={() => void send(save)}>
          <FileDown {...icon} />
          {t("actions.pdf")}
        </Button>
        {session && !session.temp ? (
          <Button variant="secondary" data-action="share" onClick={() => setIsSharing(true)}>
            <Share2 {...icon} />
            {t("share.open")}
          </Button>
        ) : null}
      </div>
      <p role="status" className="text-red empty:hidden">
        {error ? t("actions.failed") : null}
      </p>
      {isSharing ? <ShareDialog id={id} isTimed={isTimed} onClose={() => setIsSharing(false)} /> : null}
    </div>
  );
}
