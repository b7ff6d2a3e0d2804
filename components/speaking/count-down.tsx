"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";

const beats = 3;
const beatMillis = 1_000;
const beepSeconds = 0.12;

/** A short tone for each beat; where no sound can be made, the number alone counts. */
function beep(context: AudioContext | null, frequency: number) {
  if (!context || context.state === "closed") return;
  const tone = context.createOscillator();
  const gain = context.createGain();
  gain.gain.value = 0.08;
  tone.frequency.value = frequency;
  tone.connect(gain).connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + beepSeconds);
}

/** Three beats, seen and heard; then the recording begins. */
export function CountDown({ onOver }: { onOver: () => void }) {
  const t = useTranslations("Speaking");
  const [left, setLeft] = useState(beats);
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });

  useEffect(() => {
    const context = typeof AudioContext === "undefined" ? null : new AudioContext();
    beep(context, 660);
    let now = beats;
    const timer = window.setInterval(() => {
      now -= 1;
      setLeft(now);
      if (now > 0) return beep(context, 660);
      window.clearInterval(timer);
      over.current();
    }, beatMillis);
    return () => {
      window.clearInterval(timer);
      void context?.close();
    };
  }, []);

  return (
    <div className="grid justify-items-center gap-2 rounded-card bg-sunken py-8" data-part="countdown">
      <p aria-hidden className="text-4xl font-semibold tabular">
        {Math.max(1, left)}
      </p>
      <p className="text-ink-soft">{t("countdown")}</p>
      <p role="status" className="sr-only">
        {t("countdownLeft", { seconds: Math.max(1, left) })}
      </p>
    </div>
  );
}
