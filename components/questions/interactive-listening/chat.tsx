"use client";

import { AudioLines, Check, Headphones } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef } from "react";

import type { TurnSound } from "@/components/questions/interactive-listening/use-heard-once";
import { Button } from "@/components/ui/button";
import type { PromptOf } from "@/lib/questions/types";

type Speaker = Pick<PromptOf<"interactive-listening", "turn">, "with" | "gender">;
/** A reply that was right, and the one that was chosen instead. */
export type PastReply = { best: string; isRight: boolean | null };

function Heard({ speaker, children }: { speaker: Speaker; children: ReactNode }) {
  const t = useTranslations("Questions.interactive-listening");
  return (
    <li className="grid max-w-[85%] justify-items-start gap-1 justify-self-start rounded-card rounded-es-none bg-sunken px-4 py-2.5">
      <span className="text-sm font-semibold text-ink-soft">
        {t(`speakers.${speaker.with}`, { gender: speaker.gender })}
      </span>
      {children}
    </li>
  );
}

function Said({ reply: { best, isRight } }: { reply: PastReply }) {
  const t = useTranslations("Questions.interactive-listening");
  return (
    <li className="grid max-w-[85%] gap-1 justify-self-end rounded-card rounded-ee-none bg-teal-soft px-4 py-2.5">
      <span lang="en" translate="no">
        {best}
      </span>
      {isRight === null ? null : isRight ? (
        <span className="inline-flex items-center gap-1 text-sm font-semibold text-green">
          <Check aria-hidden size={16} strokeWidth={2} />
          {t("turn.wasRight")}
        </span>
      ) : (
        <span className="text-sm font-semibold text-red">{t("turn.wasOther")}</span>
      )}
    </li>
  );
}

type NowProps = { sound: TurnSound; disabled: boolean; onPlay: () => void };

function Now({ sound, disabled, onPlay }: NowProps) {
  const t = useTranslations("Questions.interactive-listening");
  const dictation = useTranslations("Questions.listen-and-type");
  if (sound === "playing" || sound === "heard")
    return (
      <span role="status" className="inline-flex min-h-8 items-center gap-2">
        <AudioLines
          aria-hidden
          size={22}
          strokeWidth={1.75}
          className={sound === "playing" ? "animate-pulse text-teal" : "text-ink-faint"}
        />
        {t(`turn.${sound}`)}
      </span>
    );
  return (
    <>
      <span role="status" className="text-sm text-ink-soft">
        {sound === "failed" ? dictation("audioFailed") : t("turn.waiting")}
      </span>
      <Button disabled={disabled} onClick={onPlay}>
        <Headphones aria-hidden size={20} strokeWidth={1.75} />
        {dictation("play")}
      </Button>
    </>
  );
}

type ChatProps = NowProps & { speaker: Speaker; past: readonly PastReply[] };

/** The talk so far: what was heard leaves no text, what was replied does. The newest turn is in sight. */
export function Chat({ speaker, past, ...now }: ChatProps) {
  const t = useTranslations("Questions.interactive-listening");
  const box = useRef<HTMLOListElement>(null);
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, []);

  return (
    <ol
      ref={box}
      tabIndex={0}
      aria-label={t("turn.chat")}
      className="grid max-h-[22dvh] min-h-24 content-start gap-3 overflow-y-auto overscroll-contain rounded-card border border-line p-3 sm:max-h-[38dvh] sm:p-4"
    >
      {past.flatMap((reply, at) => [
        <Heard key={`heard-${at}`} speaker={speaker}>
          <span className="inline-flex items-center gap-2 text-ink-soft">
            <AudioLines aria-hidden size={22} strokeWidth={1.75} className="text-ink-faint" />
            {t("turn.heard")}
          </span>
        </Heard>,
        <Said key={`said-${at}`} reply={reply} />,
      ])}
      <Heard speaker={speaker}>
        <Now {...now} />
      </Heard>
    </ol>
  );
}
