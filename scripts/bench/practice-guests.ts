import { z } from "zod";

const Guest = z.object({ token: z.string() });
const Created = z.object({
  data: z.object({ id: z.string(), items: z.array(z.object({ position: z.number() })) }),
});

export type Guest = { token: string; setId: string; positions: number[] };

export const jsonHeaders = (token: string) => ({
  authorization: `Bearer ${token}`,
  "content-type": "application/json",
});

async function post(url: string, headers: Record<string, string>, body: unknown): Promise<unknown> {
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/** A guest with a set of 20 words to work on. */
export async function createGuest(site: string): Promise<Guest> {
  const plain = { "content-type": "application/json" };
  const { token } = Guest.parse(await post(`${site}/api/common/guest`, plain, {}));
  const wish = { type: "read-and-select", level: "mixed", size: 20 };
  const { data } = Created.parse(await post(`${site}/api/practice/sets`, jsonHeaders(token), wish));
  return { token, setId: data.id, positions: data.items.map(({ position }) => position) };
}

export function answerBody(guest: Guest, position: number) {
  return { setId: guest.setId, position, answer: { saidReal: position % 2 === 0 }, millis: 1_500 };
}

/** Answers all questions of all guests, the guests side by side; milliseconds of each call. */
export async function answerAll(site: string, guests: readonly Guest[]) {
  const times: number[] = [];
  const answerSet = async (guest: Guest) => {
    for (const position of guest.positions) {
      const started = performance.now();
      await post(`${site}/api/practice/answers`, jsonHeaders(guest.token), answerBody(guest, position));
      times.push(performance.now() - started);
    }
  };
  await Promise.all(guests.map(answerSet));
  return times.sort((a, b) => a - b);
}
