/** What the server's clock showed, and when this page heard of it. A client's own clock may be wrong; deadlines are the server's. */
let known: { server: number; at: number } | null = null;

export function hearServerTime(now: string) {
  known = { server: Date.parse(now), at: performance.now() };
}

/** The server's time as far as this page knows it, in milliseconds. */
export const serverNow = () => (known ? known.server + (performance.now() - known.at) : Date.now());
