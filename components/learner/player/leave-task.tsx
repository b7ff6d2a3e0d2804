"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useLocation } from "wouter";

import { IconButton } from "@/components/ui/button";

/** The way out of a task on phones, where it has the screen for itself. */
export function LeaveTask() {
  const t = useTranslations("Learner.player");
  const [, navigate] = useLocation();
  return (
    <IconButton label={t("leave")} className="md:hidden" onClick={() => navigate("/practice")}>
      <X aria-hidden size={20} strokeWidth={1.75} />
    </IconButton>
  );
}

/** What stands in a task's place while there is no question to show. */
export function InsteadOfTask({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-2">
      <div className="justify-self-end pt-2 md:hidden">
        <LeaveTask />
      </div>
      {children}
    </div>
  );
}
