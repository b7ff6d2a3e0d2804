import type { DayGrant } from "@/lib/services/billing/read-grants";
import { stackVip } from "@/lib/services/billing/vip-intervals";

/**
 * The grant by which somebody has corrections made without counting, or null. The days of it run with Premium and,
 * by themselves, from the opening of the correction; until then they wait.
 */
export function unlimitedGrantAt(grants: readonly DayGrant[], now: Date) {
  const isRunning = ({ unlimited, end }: { unlimited: boolean; end: Date }) => unlimited && end > now;
  const premium = stackVip(grants.filter(({ kind }) => kind === "vip")).find(isRunning);
  if (premium) return premium.grantId;
  const own = grants.filter(({ kind }) => kind === "correct");
  const opened = own.flatMap((grant) =>
    grant.openedAt ? [{ ...grant, startsAt: laterOf(grant.startsAt, grant.openedAt) }] : [],
  );
  const waiting = own.find(
    ({ openedAt, frozenAt, qty, revoked }) => openedAt === null && frozenAt === null && qty > revoked,
  );
  return stackVip(opened).find(isRunning)?.grantId ?? waiting?.id ?? null;
}

function laterOf(one: Date, other: Date) {
  return one > other ? one : other;
}
