import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from "react";

const buttonsOf = (frame: HTMLElement | null) => [...(frame?.querySelectorAll("button") ?? [])];

/**
 * Where one question follows the other at each answer, whoever answers with a button finds the focus on the same one
 * of the next; whoever answers with a letter, in the task. What is typed (`isOn` false) has its focus from its own task.
 */
export function useSameFocus(position: number, isOn: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const pressed = useRef(-1);

  // After the question's own effects, which put the focus into the task.
  useEffect(() => {
    if (isOn) buttonsOf(frame.current)[pressed.current]?.focus({ preventScroll: true });
  }, [position, isOn]);

  return {
    ref: frame,
    onClickCapture: ({ target }: MouseEvent<HTMLElement>) => {
      const button = target instanceof Element ? target.closest("button") : null;
      pressed.current = button ? buttonsOf(frame.current).indexOf(button) : -1;
    },
    onKeyDownCapture: ({ key }: KeyboardEvent<HTMLElement>) => {
      if (!["Enter", " ", "Tab", "Shift"].includes(key)) pressed.current = -1;
    },
  };
}
