"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";

import { CheckRow } from "@/components/learner/exam/start/check-row";

const least = { width: 768, height: 560 };

function watch(listener: () => void) {
  window.addEventListener("resize", listener);
  return () => window.removeEventListener("resize", listener);
}

/** The window as it is now: a passage and its task stand side by side when it is wide enough. */
export function ScreenCard() {
  const t = useTranslations("Exam.equipment.screen");
  const format = useFormatter();
  const width = useSyncExternalStore(watch, () => window.innerWidth);
  const height = useSyncExternalStore(watch, () => window.innerHeight);
  const isRoomy = width >= least.width && height >= least.height;
  const size = { width: format.number(width), height: format.number(height) };
  return (
    <CheckRow
      name="screen"
      title={t("title")}
      state={isRoomy ? "good" : "bad"}
      note={t(isRoomy ? "good" : "small", size)}
    />
  );
}
