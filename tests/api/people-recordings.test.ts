import { inArray } from "drizzle-orm";
import { expect, test } from "vitest";

import { media } from "@/lib/db/schema/bank";
import { chooseFor } from "@/lib/services/bank/choose-for";
import { bankFolder, loadBank } from "@/lib/services/bank/load-bank";
import { fileNameOf, keepPeople } from "@/lib/services/media/people-recordings";
import { runtime, withRuntime } from "@/tests/api/harness";
import { audioOf, createSet, fetchMedia, readSet, readStoredItems, signUp } from "@/tests/api/practice-calls";

withRuntime();

test("an imported recording is heard from the next set on, and a set in progress keeps the computer's", async () => {
  const now = await runtime();
  const ana = await signUp();
  const set = await createSet(ana, { type: "listen-and-type", size: 5 });
  expect(audioOf(set.items[0]).spokenBy).toBe("computer");
  const stored = await readStoredItems(set.id);
  const ids = stored.flatMap(({ steps }) =>
    steps.flatMap((step) => step.media.map(({ mediaId }) => mediaId)),
  );
  const mp3 = new Uint8Array([0xff, 0xfb, 1, 2, 3]);
  const name = fileNameOf(mp3);
  await now.files("people").put(name, mp3);
  const texts = new Map(
    (await now.database.db.select().from(media).where(inArray(media.id, ids))).map((row) => [row.id, row]),
  );
  const kept = ids.map((mediaId) => ({
    mediaId,
    source: {
      ...({ from: "person", name, voice: "amy", accent: "en-US", seconds: 3, loudness: -20 } as const),
      text: textOf(texts.get(mediaId)?.source),
    },
    ...{ licence: "CC BY 4.0", attribution: null, consent: "Form 12 of 2026-11-01" },
  }));
  await keepPeople(now.files("people"), kept);
  await loadBank(now.database.db, bankFolder, await chooseFor(now, bankFolder));

  expect(audioOf((await readSet(ana, set.id)).items[0]).spokenBy).toBe("computer");
  const rows = await now.database.db.select().from(media).where(inArray(media.id, ids));
  const published = rows.filter(({ status }) => status === "published");
  expect(published.map(({ licence }) => licence)).toEqual(ids.map(() => "CC BY 4.0"));
  expect(published.every(({ version }) => version > 1)).toBe(true);

  const heard = await hearAgain(ids);
  expect(heard.spokenBy).toBe("person");
  expect(heard.slow).toBeNull();
  expect(JSON.stringify(heard)).not.toMatch(/amy|Form 12/);
  expect((await fetchMedia(heard.address)).bytes).toEqual(mp3);
  await loadBank(now.database.db);
});

const textOf = (source: unknown) =>
  typeof source === "object" && source !== null && "text" in source ? String(source.text) : "";

/** Sets of newcomers until one of them has a recording of these. */
async function hearAgain(ids: readonly string[]) {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const set = await createSet(await signUp(), { type: "listen-and-type", size: 20 });
    const found = set.items
      .map((item) => audioOf(item))
      .find(({ address }) => ids.some((id) => address.includes(id)));
    if (found) return found;
  }
  throw new Error("No set had one of the recordings.");
}
