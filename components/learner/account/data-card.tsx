"use client";

import { useTranslations } from "next-intl";

import { SectionCard, SentNote } from "@/components/learner/account/section-card";
import { useSend } from "@/components/learner/account/use-send";
import { Button } from "@/components/ui/button";
import { apiClient } from "@/lib/api/client/api-client";

const fileName = "bandwise-export.json";

function save(text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: fileName });
  link.click();
  URL.revokeObjectURL(url);
}

/** Everything the database has on somebody, as a file. */
export function DataCard() {
  const t = useTranslations("Learner.account");
  const { busy, error, send } = useSend();
  const load = () =>
    send(async () => save(JSON.stringify(await (await apiClient.account.export.$get()).json(), null, 2)));

  return (
    <SectionCard title={t("data")} text={t("dataText")}>
      <SentNote error={error} />
      <Button
        data-export
        variant="secondary"
        busy={busy}
        className="justify-self-start"
        onClick={() => void load()}
      >
        {t("download")}
      </Button>
    </SectionCard>
  );
}
