import { useState } from "react";

type State = { busy: boolean; isDone: boolean; error: unknown };

const quiet: State = { busy: false, isDone: false, error: null };

/** One call at a time, with what became of it. */
export function useSend() {
  const [state, setState] = useState<State>(quiet);

  async function send(work: () => Promise<unknown>): Promise<boolean> {
    setState({ ...quiet, busy: true });
    try {
      await work();
      setState({ ...quiet, isDone: true });
      return true;
    } catch (error) {
      setState({ ...quiet, error });
      return false;
    }
  }

  return { ...state, send, reset: () => setState(quiet) };
}
