import { expect, test } from "vitest";

import { firstFailure } from "@/lib/bank/gate";
import { cueRates, learnedRate } from "@/lib/bank/interactive-listening/blind-cues";
import { conversationGates } from "@/lib/bank/interactive-listening/conversation-gates";
import {
  goodConversation,
  lexiconOfConversation,
} from "@/lib/bank/interactive-listening/conversation.fixture";
import type { BankConversation } from "@/lib/bank/interactive-listening/sources";

const good = goodConversation;
const lexicon = lexiconOfConversation(["colour", "killed", "rudeword", { word: "color", count: 2000 }]);
const gateOf = (change: Partial<BankConversation>) =>
  firstFailure(conversationGates(lexicon), { ...good, ...change });
const [first, ...others] = good.turns;
const withFirst = (change: Partial<typeof first>) => ({ turns: [{ ...first!, ...change }, ...others] });

test("a good conversation passes", () => {
  expect(gateOf({})).toBeNull();
});

test.for<[string, Partial<BankConversation>]>([
  ["scenario-length", { scenario: "You want to agree on who brings what." }],
  ["message-length", { message: "Hello, it is Amina. The shop closes at six on Thursday." }],
  ["gap-length", { notes: [...good.notes, "It is {behind the door to bench}."] }],
  ["gap-in-message", { notes: [...good.notes, "It is on {bench four}."] }],
  ["gap-not-given-away", { notes: [...good.notes, "It begins before the next {class|home}."] }],
  [
    "gap-not-a-name",
    {
      scenario: good.scenario.replace("Amina", "a friend"),
      notes: [...good.notes, "Ask {Amina} first."],
    },
  ],
  ["turn-length", withFirst({ says: "So I can fetch the lamp." })],
  ["reply-length", withFirst({ right: "I will bring it." })],
  [
    "replies-of-like-length",
    withFirst({ right: "I will fetch it." + " So I will bring the lamp.".repeat(2) }),
  ],
  ["replies-differ", withFirst({ right: first!.wrong[0]!.text })],
  [
    "three-reasons",
    {
      turns: good.turns.map((turn) => ({
        ...turn,
        wrong: turn.wrong.map(({ text }) => ({ text, reason: "misheard" as const })),
      })),
    },
  ],
  [
    "question-asked",
    withFirst({
      wrong: first!.wrong.map(({ text, reason }) => ({
        text,
        reason: reason === "wrong-person" ? ("ignores-question" as const) : reason,
      })),
    }),
  ],
  [
    "misheard-word",
    withFirst({
      wrong: first!.wrong.map(({ text, reason }) =>
        reason === "misheard"
          ? { text: "I will fetch the folder and bring the lamp to bench one.", reason }
          : { text, reason },
      ),
    }),
  ],
  ["summary-points", { summary: ["The lamp"] }],
  ["sample-length", { sample: "Amina told me that the lamp is in the shop." }],
  ["text-shape", withFirst({ right: "Then I will bring the folder  to the door" })],
  ["no-numerals", withFirst({ right: "Then I will bring the folder at 6." })],
  ["stock-phrases", withFirst({ right: "It is important to bring the folder." })],
  ["known-names", withFirst({ right: "Then I will bring the folder to Bench." })],
  ["offensive", withFirst({ right: "Then I will bring the rudeword folder." })],
  ["sensitive-subject", withFirst({ right: "Then I will bring the killed lamp." })],
  ["american-spelling", withFirst({ right: "Then I will bring the colour folder." })],
  ["known-words", withFirst({ right: "Then I will bring the foldre home." })],
])("%s stops what it is for", ([gate, change]) => {
  expect(gateOf(change)).toBe(gate);
});

test("a right reply that is the longest three times is stopped", () => {
  const turns = good.turns.map((turn) => ({
    ...turn,
    right: turn.right.replace(".", " at home before class."),
  }));
  expect(gateOf({ turns })).toBe("right-not-longest");
});

test("cues that give the right reply away are found", () => {
  const rates = new Map(cueRates(good.turns).map(({ cue, rate }) => [cue, rate]));
  expect(rates.get("a question")).toBe(0);
  expect(rates.get("no question")).toBeCloseTo(1 / 3);
  expect(learnedRate([good, { turns: others }])).toBe(1);
});
