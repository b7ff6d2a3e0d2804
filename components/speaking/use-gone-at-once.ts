import { useEffect, useRef } from "react";

/** Where nobody is asked: what is complete is handed on once, also after a reload. */
export function useGoneAtOnce(isComplete: boolean, hand: () => void) {
  const latest = useRef(hand);
  useEffect(() => {
    latest.current = hand;
  });
  useEffect(() => {
    if (isComplete) latest.current();
  }, [isComplete]);
}
