import { type ClipboardEvent, type DragEvent, useState } from "react";

/** In the exam nothing is pasted or dropped into a text, as in the real test: it is typed. Once it was tried, that is said. */
export function useBlockedPaste() {
  const [wasBlocked, setWasBlocked] = useState(false);
  function block(event: ClipboardEvent | DragEvent) {
    event.preventDefault();
    setWasBlocked(true);
  }
  return { wasBlocked, guards: { onPasteCapture: block, onDropCapture: block } };
}
