import fc from "fast-check";
import { expect, test } from "vitest";

import { abilityOf } from "@/lib/exam/ability";
import { slotAt, slotsOf } from "@/lib/exam/blueprint/blueprint";
import {
  answer,
  ExamShortage,
  findShortage,
  isOver,
  next,
  openSlot,
  replay,
  settle,
  start,
} from "@/lib/exam/exam";
import { anyScore, sitSmall, smallBlueprint, smallItems, smallOffer } from "@/lib/exam/exam.fixture";
import { usesOf } from "@/lib/exam/exposure";
import { measurement } from "@/lib/exam/measures";
import { ExamState, turnsOf } from "@/lib/exam/state";

const idsOf = (state: ExamState) =>
  turnsOf(state).flatMap(({ asked }, at) =>
    slotAt(smallBlueprint, at).isSequel ? [] : asked.items.map(({ id }) => id),
  );

test("a sitting is its log: replayed, also from JSON, it is the same byte by byte", () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), (seed, answers) => {
      const state = sitSmall(smallOffer(), seed, anyScore(answers));
      const kept = ExamState.parse(JSON.parse(JSON.stringify(state)));
      expect(JSON.stringify(replay(smallBlueprint, kept))).toBe(JSON.stringify(state));
    }),
    { numRuns: 20, seed: 1 },
  );
});

test("the same seed, bank and exposure give the same items, and another seed others", () => {
  const [one, again, other] = ["a", "a", "b"].map((seed) => sitSmall(smallOffer(), seed, anyScore(1)));
  expect(one && idsOf(one)).toEqual(again && idsOf(again));
  expect(one && idsOf(one)).not.toEqual(other && idsOf(other));
});

test("the order in which a bank lists its items changes nothing", () => {
  const forward = sitSmall(smallOffer(), "a", anyScore(1));
  const backward = sitSmall(smallOffer(smallItems.toReversed()), "a", anyScore(1));
  expect(JSON.stringify(backward)).toBe(JSON.stringify(forward));
});

test("everything of the blueprint is asked once, in its order and by its kinds, and no enemies meet", () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const state = sitSmall(smallOffer(), `${seed}`, anyScore(seed));
      const turns = turnsOf(state);
      expect(turns).toHaveLength(slotsOf(smallBlueprint).length);
      const ids = idsOf(state);
      expect(new Set(ids).size).toBe(ids.length);
      const enemies = turns.flatMap(({ asked }) => asked.items.flatMap((item) => item.enemies));
      expect(ids.filter((id) => enemies.includes(id))).toEqual([]);
      const words = turns[0]?.asked.items.map(({ id }) => id.includes("real"));
      expect(words?.filter(Boolean)).toHaveLength(3);
    }),
    { numRuns: 20, seed: 2 },
  );
});

test("a sequel asks of the item before it", () => {
  const turns = turnsOf(sitSmall(smallOffer(), "a", anyScore(1)));
  for (const [at, slot] of slotsOf(smallBlueprint).entries()) {
    if (slot.isSequel) expect(turns[at]?.asked.items).toEqual(turns[at - 1]?.asked.items);
  }
});

test("a better answer never lowers an ability", () => {
  fc.assert(
    fc.property(fc.nat({ max: 99 }), fc.integer({ min: 0, max: 9 }), (seed, better) => {
      const worse = sitSmall(smallOffer(), "a", anyScore(seed));
      const log = worse.log.map((entry) =>
        entry.event === "scored" && entry.slot === better && entry.score.state === "share"
          ? { ...entry, score: { state: "share" as const, share: 1 } }
          : entry,
      );
      const improved = replay(smallBlueprint, { ...worse, log });
      for (const [name, density] of Object.entries(worse.densities)) {
        const after = abilityOf(improved.densities[name] ?? []).mean;
        expect(after).toBeGreaterThanOrEqual(abilityOf(density).mean - 1e-9);
      }
    }),
    { numRuns: 40, seed: 3 },
  );
});

test("right answers lead to harder items and a higher ability than wrong ones", () => {
  const ends = [0, 1].map((share) => {
    const state = sitSmall(smallOffer(), "a", () => ({ state: "share", share }));
    const asked = turnsOf(state).flatMap(({ asked: { observation } }) => observation?.params.b ?? []);
    return { ability: abilityOf(state.densities["reading"] ?? []).mean, last: asked.at(6) ?? 0 };
  });
  expect(ends[1]?.ability).toBeGreaterThan((ends[0]?.ability ?? 0) + 3);
  expect(ends[1]?.last).toBeGreaterThan((ends[0]?.last ?? 0) + 1);
});

test("no item is asked more often than its cap, and none that somebody has met", () => {
  const offer = smallOffer();
  for (let at = 0; at < 300; at += 1) sitSmall(offer, `${at}`, anyScore(at));
  const uses = (shelf: string) =>
    Math.max(
      ...smallItems.filter((item) => item.shelf === shelf).map(({ id }) => usesOf(offer.exposure, id)),
    );
  expect(uses("fill-in-the-blanks")).toBeLessThanOrEqual(300 * ((2 * 6) / 200));
  expect(uses("read-and-select")).toBeLessThanOrEqual(300 * ((2 * 3) / 120));
  expect(uses("interactive-listening")).toBeLessThanOrEqual(300 * ((2 * 2) / 20));
  expect(uses("writing-sample")).toBeLessThanOrEqual(300 * ((2 * 1) / 10));

  const met: string[] = [];
  for (let at = 0; at < 8; at += 1) {
    const ids = idsOf(sitSmall(offer, `again ${at}`, anyScore(at), met));
    expect(ids.filter((id) => met.includes(id))).toEqual([]);
    met.push(...ids);
  }
});

test("nothing more is asked while an answer is awaited, and nothing is scored twice", () => {
  const offer = smallOffer();
  const empty = start(smallBlueprint, measurement.prior, "a");
  expect(openSlot(empty, smallBlueprint)).toBeNull();
  expect(() => answer(empty, smallBlueprint, { state: "share", share: 1 })).toThrow();
  const asked = next(empty, offer);
  expect(next(asked, offer)).toBe(asked);
  expect(openSlot(asked, smallBlueprint)?.task).toBe("read-and-select");
  const answered = answer(asked, smallBlueprint, { state: "share", share: 1 });
  expect(() => settle(answered, smallBlueprint, 0, { state: "share", share: 0 })).toThrow();
  expect(() => settle(answered, smallBlueprint, 1, { state: "share", share: 0 })).toThrow();
});

test("a log that the blueprint does not know is refused", () => {
  const state = sitSmall(smallOffer(), "a", anyScore(1));
  const { parts } = smallBlueprint;
  const fewer = Object.fromEntries(Object.entries(parts).slice(0, 1));
  expect(() => replay({ ...smallBlueprint, parts: fewer }, state)).toThrow("has no slot 1");
  expect(() => replay(smallBlueprint, { ...state, log: state.log.slice(1) })).toThrow();
});

test("what is scored later counts then, once", () => {
  const offer = smallOffer();
  const pending = sitSmall(offer, "a", (state, at) =>
    turnsOf(state)[at]?.asked.observation ? { state: "share", share: 0.5 } : { state: "pending" },
  );
  expect(isOver(pending, smallBlueprint)).toBe(true);
  const last = slotsOf(smallBlueprint).length - 1;
  const settled = settle(pending, smallBlueprint, last, { state: "points", points: 120, error: null });
  expect(turnsOf(settled)[last]?.score).toMatchObject({ points: 120 });
  expect(() => settle(settled, smallBlueprint, last, { state: "unscored" })).toThrow();
  expect(JSON.stringify(replay(smallBlueprint, settled))).toBe(JSON.stringify(settled));
});

test("a bank with too little for a learner is told before, by task", () => {
  const dictations = smallItems.filter(({ shelf }) => shelf === "listen-and-type").map(({ id }) => id);
  const items = smallItems.filter(({ id }) => !dictations.slice(4).includes(id));
  const offer = smallOffer(items);
  expect(findShortage(offer, [])).toEqual([]);
  expect(findShortage(offer, dictations.slice(0, 1))).toEqual(["listen-and-type"]);
  expect(() => sitSmall(offer, "a", anyScore(1), dictations.slice(0, 1))).toThrow(ExamShortage);
});
