"use client";

import { DoorOpen } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSWRConfig } from "swr";
import { useLocation } from "wouter";

import { SentNote } from "@/components/learner/account/section-card";
import { useSend } from "@/components/learner/account/use-send";
import { named, setKey } from "@/components/learner/queries";
import { Button, IconButton } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { apiClient } from "@/lib/api/client/api-client";

/** Ends a set in exam mode where it is: its results come at once. */
export function EndSetButton({ setId }: { setId: string }) {
  const t = useTranslations("Learner.examMode");
  const { mutate } = useSWRConfig();
  const { busy, error, send } = useSend();
  const end = () =>
    void send(async () => {
      const response = await apiClient.practice.sets[":id"].end.$post({ param: { id: setId } });
      await mutate(setKey(setId), (await response.json()).data, { revalidate: false });
      for (const name of ["types", "open-sets", "history"]) void mutate(named(name));
    });
  return (
    <>
      <Button variant="secondary" className="justify-self-start" data-end-set busy={busy} onClick={end}>
        {t("end")}
      </Button>
      <SentNote error={error} />
    </>
  );
}

/** The two ways out of a set in exam mode: go on later, or end it with what was answered. */
export function LeaveExamSet({ setId }: { setId: string }) {
  const t = useTranslations("Learner.examMode");
  const [, navigate] = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton label={t("leave")} data-leave-set onClick={() => setIsOpen(true)}>
        <DoorOpen aria-hidden size={20} strokeWidth={1.75} />
      </IconButton>
      {isOpen ? (
        <Dialog
          open
          onOpenChange={setIsOpen}
          title={t("leaveTitle")}
          closeLabel={t("stay")}
          role="alertdialog"
        >
          <p>{t("leaveText")}</p>
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => navigate("/practice")}>
              {t("later")}
            </Button>
            <EndSetButton setId={setId} />
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
