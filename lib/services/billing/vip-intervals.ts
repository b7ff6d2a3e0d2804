const day = 24 * 60 * 60 * 1000;

/** A grant of Premium days, as the ledger holds it. */
export type VipGrant = {
  id: string;
  qty: number;
  revoked: number;
  startsAt: Date;
  /** A refund ended it then: fewer days are left in the books than have passed. */
  endedAt: Date | null;
  frozenAt: Date | null;
  unlimited: boolean;
};

export type VipInterval = { grantId: string; start: Date; end: Date; unlimited: boolean };

/**
 * Lays the grants end to end: each begins when it was given or when the one before ends, whichever is later.
 * A frozen grant ends where it was frozen. Expects the grants in the order they were given.
 */
export function stackVip(grants: readonly VipGrant[]): VipInterval[] {
  let cursor = 0;
  return grants.map((grant) => {
    const start = Math.max(grant.startsAt.getTime(), cursor);
    const full = grant.endedAt?.getTime() ?? start + (grant.qty - grant.revoked) * day;
    const end = Math.max(start, Math.min(full, grant.frozenAt?.getTime() ?? full));
    cursor = Math.max(cursor, end);
    return { grantId: grant.id, start: new Date(start), end: new Date(end), unlimited: grant.unlimited };
  });
}

/** Days of the interval that have begun by `now`, up to `days`. */
export function begunDays(interval: VipInterval, days: number, now: Date) {
  return Math.min(days, Math.max(0, Math.ceil((now.getTime() - interval.start.getTime()) / day)));
}

/**
 * Where a grant ends of which only `days` stay: null as long as more of it is left than has passed. A refund takes the
 * days that were not used, also those that have passed; it never moves the end before the time it was made.
 */
export function endAfterCut(interval: VipInterval, days: number, now: Date) {
  const stop = Math.min(interval.end.getTime(), now.getTime());
  return interval.start.getTime() + days * day < stop ? new Date(stop) : null;
}
