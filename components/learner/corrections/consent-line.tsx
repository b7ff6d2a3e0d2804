"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";

import { useConsents } from "@/components/learner/corrections/corrections-queries";
import { ConsentDialog } from "@/components/learner/corrections/editor/consent-dialog";
import { Button } from "@/components/ui/button";

/** What was decided about texts that may leave the installation, with the way to decide otherwise. */
export function ConsentLine() {
  const t = useTranslations("Corrections.consent");
  const consents = useConsents();
  const [isOpen, setIsOpen] = useState(false);
  const consent = consents.data?.find(({ kind }) => kind === "hosted-text");
  if (!consent?.isNeeded || consent.state === "undecided") return null;
  const close = () => setIsOpen(false);

  return (
    <div className="flex flex-wrap items-center gap-x-3" data-part="consent">
      <p>{consent.state === "given" ? t("given", { name: consent.processor?.name ?? "" }) : t("refused")}</p>
      <Button variant="quiet" size="sm" onClick={() => setIsOpen(true)}>
        {t("change")}
      </Button>
      {isOpen ? <ConsentDialog consent={consent} onDecided={close} onClose={close} /> : null}
    </div>
  );
}
