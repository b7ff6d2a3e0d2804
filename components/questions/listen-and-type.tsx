"use client";

import { Headphones, Turtle } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";

import type { PlayerProps, Recordings } from "@/components/questions/player-props";
import { useRecording } from "@/components/questions/use-recording";
import { Button } from "@/components/ui/button";
import { TextArea } from "@/components/ui/field";

const maxLength = 500;

type PlayButtonsProps = {
  recordings: Recordings | null;
  /** How often it was heard, and how often the test lets one hear it. */
  plays: number;
  allowed: number;
  isPlaying: boolean;
  disabled: boolean;
  onPlay: (address: string | null | undefined) => void;
};

function PlayButtons({ recordings, plays, allowed, isPlaying, disabled, onPlay }: PlayButtonsProps) {
  const t = useTranslations("Questions.listen-and-type");
  const left = allowed - plays;

  function label() {
    if (isPlaying) return t("playing");
    if (plays === 0) return t("play");
    return left > 0 ? t("playAgain", { left }) : t("more");
  }

  return (
    <div className="flex flex-wrap gap-3">
      <Button
        size="lg"
        variant={plays === 0 ? "primary" : "secondary"}
        disabled={disabled || isPlaying}
        onClick={() => onPlay(recordings?.normal)}
      >
        <Headphones aria-hidden size={20} strokeWidth={1.75} />
        {label()}
      </Button>
      {recordings?.slow ? (
        <Button
          size="lg"
          variant="quiet"
          disabled={disabled || isPlaying}
          onClick={() => onPlay(recordings.slow)}
        >
          <Turtle aria-hidden size={20} strokeWidth={1.75} />
          {t("slow")}
        </Button>
      ) : null}
    </div>
  );
}

export function ListenAndType(props: PlayerProps<"listen-and-type">) {
  const { prompt, recordings, disabled, draft, onDraft, onBegin } = props;
  const t = useTranslations("Questions.listen-and-type");
  const { state, play } = useRecording();
  const [text, setText] = useState(draft?.text ?? "");
  const [plays, setPlays] = useState(0);
  const area = useRef<HTMLTextAreaElement>(null);
  const url = recordings?.normal;

  async function listen(address: string | null | undefined) {
    if (!address || disabled) return;
    if (!(await play(address))) return;
    setPlays((count) => count + 1);
    onBegin();
    area.current?.focus({ preventScroll: true });
  }

  const latest = useRef(listen);
  useEffect(() => {
    latest.current = listen;
  });

  useEffect(() => {
    void latest.current(url);
  }, [url]);

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (!event.ctrlKey || event.code !== "Space") return;
      event.preventDefault();
      void latest.current(url);
    }
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [url]);

  function write(next: string) {
    setText(next);
    onDraft({ text: next });
  }

  const words = text.trim() ? text.trim().split(/\s+/).length : 0;

  return (
    <div className="grid gap-5 py-4">
      <p className="text-ink-soft">{t("ask")}</p>
      <PlayButtons
        recordings={recordings}
        plays={plays}
        allowed={prompt.plays}
        isPlaying={state === "playing"}
        disabled={disabled}
        onPlay={(address) => void listen(address)}
      />
      <p role="alert" className="text-sm font-medium text-red empty:hidden">
        {state === "failed" ? t("audioFailed") : null}
      </p>
      <div className="grid gap-1.5">
        <TextArea
          ref={area}
          aria-label={t("yourText")}
          placeholder={t("yourText")}
          value={text}
          onChange={(event) => write(event.target.value)}
          disabled={disabled}
          maxLength={maxLength}
          lang="en"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className="font-serif text-passage"
        />
        <p className="text-end text-sm text-ink-soft tabular">{t("words", { count: words })}</p>
      </div>
    </div>
  );
}
