/** Search engines want a moment; a bare day is taken as its first in UTC. */
export const withTimezone = (when: string) => (when.includes("T") ? when : `${when}T00:00:00Z`);
