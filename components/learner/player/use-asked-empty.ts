import { useCallback, useState } from "react";

type Asked = { step: number; empty: number | null };

/** Asks once a step about places left empty, instead of sending it. `empty` is how many, while that is asked. */
export function useAskedEmpty(step: number) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const isAsked = asked?.step === step;

  function mayGo(empty: number) {
    if (empty === 0 || isAsked) return true;
    setAsked({ step, empty });
    return false;
  }

  /** Somebody went on writing. */
  const forget = useCallback(() => {
    setAsked((before) => (before === null || before.empty === null ? before : { ...before, empty: null }));
  }, []);

  return { empty: isAsked ? asked.empty : null, mayGo, forget };
}
