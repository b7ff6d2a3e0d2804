import { useCallback, useEffect, useRef, useState } from "react";

import { toFile } from "@/components/recorder/capture";
import { judgeLevels, type Level, type LevelFault } from "@/components/recorder/judge-levels";
import type { MicrophoneFault } from "@/components/recorder/open-microphone";
import { beginSession, type Session, type Take } from "@/components/recorder/record-session";
import { dropKept, readKept } from "@/components/recorder/recording-store";

export type RecordedTake = {
  file: Blob;
  seconds: number;
  /** What a look at its levels says; null also for what was there before a reload. */
  fault: LevelFault;
  isRestored: boolean;
  /** The microphone went away in the middle of it. */
  isLost: boolean;
};

export type RecorderState =
  /** Looking for what an earlier visit left. */
  | { name: "looking" }
  | { name: "idle" }
  | { name: "opening" }
  | { name: "recording" }
  | { name: "recorded"; take: RecordedTake }
  | { name: "blocked"; fault: MicrophoneFault | "lost"; earlier: RecordedTake | null };

const idle: RecorderState = { name: "idle" };
const looking: RecorderState = { name: "looking" };

type Options = {
  /** Where the recording is kept on this device; null for one that is not kept. */
  storeKey: string | null;
  mostSeconds: number;
  /** Whether the microphone may be asked for. */
  mayRecord: () => Promise<boolean>;
};

/** A recorder for one recording at a time. What was recorded and not sent is offered again after a reload or a crash. */
export function useRecorder({ storeKey, mostSeconds, mayRecord }: Options) {
  const [state, setState] = useState<RecorderState>(storeKey === null ? idle : looking);
  const [levels, setLevels] = useState<Level[]>([]);
  const [elapsed, setElapsed] = useState(0);
  const [isKept, setIsKept] = useState(true);
  const session = useRef<Session | null>(null);
  const heard = useRef<Level[]>([]);
  const isGone = useRef(false);
  const isAsking = useRef(false);
  const earlier = useEarlier(state);

  useEffect(() => {
    isGone.current = false;
    if (storeKey !== null) void restore(storeKey).then((next) => isGone.current || setState(next));
    return () => {
      isGone.current = true;
      void session.current?.stop();
      session.current = null;
    };
  }, [storeKey]);

  const stop = useCallback(async (lost = false) => {
    const running = session.current;
    if (!running) return;
    session.current = null;
    const take = await running.stop();
    if (!isGone.current) setState(afterTake(take, heard.current, lost));
  }, []);

  const start = useCallback(async () => {
    if (session.current || isAsking.current) return;
    isAsking.current = true;
    const may = await mayRecord();
    isAsking.current = false;
    if (!may || isGone.current) return;
    setState({ name: "opening" });
    heard.current = [];
    setLevels([]);
    setElapsed(0);
    setIsKept(true);
    let began = 0;
    const opened = await beginSession(storeKey, {
      onLevel(level) {
        began ||= performance.now();
        const seconds = (performance.now() - began) / 1_000;
        heard.current = [...heard.current, level];
        setLevels(heard.current);
        setElapsed(seconds);
        if (seconds >= mostSeconds) void stop();
      },
      onLost: () => void stop(true),
      onUnkept: () => setIsKept(false),
    });
    if (typeof opened === "string") setState({ name: "blocked", fault: opened, earlier: earlier.current });
    else if (isGone.current) void opened.stop();
    else {
      session.current = opened;
      setState({ name: "recording" });
    }
  }, [storeKey, mostSeconds, mayRecord, stop, earlier]);

  return { state, levels, elapsed, isKept, start, stop: () => void stop(), keep: wayBack(state, setState) };
}

const wayBack = (state: RecorderState, change: (next: RecorderState) => void) => {
  const take = state.name === "blocked" ? state.earlier : null;
  return take && (() => change({ name: "recorded", take }));
};

/** What was recorded before, until another recording has begun. */
function useEarlier(state: RecorderState) {
  const earlier = useRef<RecordedTake | null>(null);
  useEffect(() => {
    if (state.name === "recorded") earlier.current = state.take;
    if (state.name === "recording") earlier.current = null;
  }, [state]);
  return earlier;
}

async function restore(key: string): Promise<RecorderState> {
  const kept = await readKept(key).catch(() => null);
  if (!kept) return idle;
  const file = toFile(kept.contentType, kept.chunks);
  const seconds = kept.seconds || kept.chunks.length;
  return { name: "recorded", take: { file, seconds, fault: null, isRestored: true, isLost: false } };
}

/** A microphone that is pulled out ends the recording; what it had heard is there, if it was anything. */
function afterTake(take: Take, levels: readonly Level[], lost: boolean): RecorderState {
  if (take.chunks.length === 0) return { name: "blocked", fault: lost ? "lost" : "busy", earlier: null };
  const file = toFile(take.contentType, take.chunks);
  const fault = judgeLevels(levels);
  return { name: "recorded", take: { file, seconds: take.seconds, fault, isRestored: false, isLost: lost } };
}

/** The server has it. */
export const forgetRecording = (key: string) => dropKept(key).catch(() => undefined);
