import type { Assessor, Brief, Finding } from "@/lib/services/answers/assessors";

export const found = (earned: number): Finding => ({
  verdict: { state: "scored", earned, max: 1 },
  findings: { note: "fine" },
  engine: "fake-1",
});

/** An assessor that does what a test says; it keeps what it was asked. */
export function fakeAssessor() {
  const asked: Brief[] = [];
  let act: (brief: Brief, signal: AbortSignal) => Promise<Finding> = async () => found(0.5);
  const assessor: Assessor = {
    assess: (brief, signal) => {
      asked.push(brief);
      return act(brief, signal);
    },
  };
  return {
    assessor,
    asked,
    does: (next: typeof act) => {
      act = next;
    },
  };
}

/** Something that a test lets happen when it is time. */
export function gate<Value>() {
  let open: (value: Value) => void = () => undefined;
  const opened = new Promise<Value>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
