import type { KeyboardEvent as ReactKeyboardEvent } from "react";

/** Keys that belong to an input method and not to the task. 229 is what Safari sends at the end of a composition. */
export function isComposing(event: KeyboardEvent | ReactKeyboardEvent) {
  const native = "nativeEvent" in event ? event.nativeEvent : event;
  return native.isComposing || native.keyCode === 229;
}
