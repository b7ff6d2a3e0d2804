"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef } from "react";

import { ErrorNote, Waiting } from "@/components/learner/error-note";
import { useSubmitKey } from "@/components/learner/player/use-submit-key";
import { KeyHint } from "@/components/questions/key-hint";
import { LostNote } from "@/components/recorder/lost-note";
import { MicrophoneHelp } from "@/components/recorder/microphone-help";
import { RecordedView } from "@/components/recorder/recorded-view";
import { RecordingView } from "@/components/recorder/recording-view";
import { SendingView } from "@/components/recorder/sending-view";
import type { RecorderState } from "@/components/recorder/use-recorder";
import { useRecordKey } from "@/components/speaking/use-record-key";
import type { Take } from "@/components/speaking/use-take";
import { Spinner } from "@/components/ui/progress";
import type { SpokenTimes } from "@/lib/core/spoken-times";

type TakeViewProps = {
  take: Take;
  times: Pick<SpokenTimes, "least" | "mark">;
  mostSeconds: number;
  /** It goes at once, without anybody hearing it first. */
  goesAtOnce: boolean;
  /** What broke off because the microphone went away doesn't: its speaker decides. */
  waitsIfLost: boolean;
  onAgain: () => void;
  /** What stands there before anything is recorded. */
  idle: ReactNode;
};

const isWhole = (state: RecorderState, waitsIfLost: boolean) =>
  state.name === "recorded" && !(waitsIfLost && state.take.isLost);

/** One recording: while it is made, and when it is there. */
export function TakeView(props: TakeViewProps) {
  const { take, times, mostSeconds, goesAtOnce, waitsIfLost, onAgain, idle } = props;
  const t = useTranslations("Speaking");
  const { recorder, sending } = take;
  const { state, stop, elapsed } = recorder;
  useRecordKey(state.name === "recording" && elapsed >= times.least, stop);

  // What failed on its way is sent again by hand.
  const send = useRef(take.send);
  useEffect(() => {
    send.current = take.send;
  });
  const goes = goesAtOnce && isWhole(state, waitsIfLost);
  useEffect(() => {
    if (goes) void send.current();
  }, [goes]);

  if (state.name === "looking") return <Waiting lines={2} />;
  if (state.name === "idle") return idle;
  if (state.name === "opening") return <Spinner label={t("opening")} />;
  if (state.name === "blocked")
    return <MicrophoneHelp fault={state.fault} onRetry={onAgain} onKeep={recorder.keep} />;
  if (state.name === "recording")
    return (
      <>
        <RecordingView
          recorder={recorder}
          mostSeconds={mostSeconds}
          leastSeconds={times.least}
          markAt={times.mark}
        />
        <KeyHint>{t("keys.recording")}</KeyHint>
      </>
    );
  if (goes && take.failure === null)
    return (
      <>
        {state.take.isLost ? <LostNote /> : null}
        <SendingView sending={sending} />
      </>
    );
  return <Recorded {...{ take, goesAtOnce, onAgain }} />;
}

function Recorded({ take, goesAtOnce, onAgain }: Pick<TakeViewProps, "take" | "goesAtOnce" | "onAgain">) {
  const t = useTranslations("Speaking");
  const recorders = useTranslations("Questions.recorder");
  const { recorder, sending, failure, send } = take;
  const next = failure ? t("sendAgain") : recorders("send");
  const { state } = recorder;
  useSubmitKey(sending.name !== "sending", () => void send());
  if (state.name !== "recorded") return null;
  return (
    <>
      <RecordedView
        take={state.take}
        isKept={recorder.isKept}
        sending={sending}
        disabled={false}
        label={goesAtOnce ? next : t("submit")}
        onAgain={onAgain}
        onSend={() => void send()}
      />
      {failure ? <ErrorNote error={failure} /> : null}
      <KeyHint>{t("keys.recorded")}</KeyHint>
    </>
  );
}
