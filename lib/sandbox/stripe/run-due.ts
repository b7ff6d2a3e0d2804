import { expireSession, failRefund, settleBank, type Act } from "@/lib/sandbox/stripe/acts";
import type { SandboxState } from "@/lib/sandbox/stripe/state";

/** Sessions past their time, and tasks that are due. */
export function runDue(act: Act) {
  const { state, now } = act;
  for (const session of Object.values(state.sessions)) {
    if (session.status === "open" && session.expiresAt * 1_000 <= now) expireSession(act, session);
  }
  const due = state.tasks.filter((task) => task.at <= now);
  state.tasks = state.tasks.filter((task) => task.at > now);
  for (const { kind, id } of due) {
    if (kind === "refund-fails") failRefund(act, id);
    else settleBank(act, id, kind === "bank-arrives");
  }
}

export function hasDue(state: SandboxState, now: number) {
  return (
    state.tasks.some((task) => task.at <= now) ||
    Object.values(state.sessions).some(
      ({ status, expiresAt }) => status === "open" && expiresAt * 1_000 <= now,
    )
  );
}

/** The next moment at which something is to be done; null when nothing waits. */
export function nextDue(state: SandboxState) {
  const times = [
    ...state.tasks.map((task) => task.at),
    ...Object.values(state.sessions).flatMap((s) => (s.status === "open" ? [s.expiresAt * 1_000] : [])),
    ...Object.values(state.events).flatMap((event) => event.nextAttempt ?? []),
  ];
  return times.length > 0 ? Math.min(...times) : null;
}
