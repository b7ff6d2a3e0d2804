import { textsOf } from "@/lib/bank/interactive-listening/conversation-gates";
import { BankConversation } from "@/lib/bank/interactive-listening/sources";
import { lexiconOf } from "@/lib/bank/lexicon.fixture";
import { splitWords } from "@/lib/questions/listen-and-type/split-words";

const numbers = ["one", "two", "three", "four", "five"];
export const goodConversation = BankConversation.parse({
  name: "lamp",
  subject: "science",
  with: "peer",
  gender: "woman",
  scenario:
    "You share a lab bench with Amina, and before the next class you want to agree on who brings what.",
  message:
    "Hello, it is Amina. The lamp from our bench is in the repair shop until Thursday, and the shop closes at six. I have the blue folder at home, and the key to the drawer hangs behind the door. Call me when you can.",
  notes: ["The lamp is back on {Thursday}.", "The folder is {blue}.", "The shop closes at {six|6}."],
  turns: numbers.map((number, at) => ({
    says: `So I can fetch the lamp, and you could bring the folder to bench ${number} before class begins.`,
    right: `Then I will bring the folder to bench ${number}.`,
    wrong: [
      { text: `Then I will bring the lamp to bench ${number}.`, reason: "wrong-person" },
      {
        text: `I will carry the lamp home after class ${at % 2 === 0 ? "two" : "one"} and ${number}.`,
        reason: "misheard",
      },
      { text: `Which day do I fetch the lamp for class ${number}?`, reason: "already-said" },
    ],
  })),
  summary: ["The lamp is in the shop", "You bring the folder", "Amina fetches the lamp"],
  sample:
    "Amina told me that the lamp is in the repair shop until Thursday, so she will fetch it before the next class. I am going to bring the blue folder to our bench, and the key to the drawer is behind the door if we need it.",
});

/** Every word of the good conversation, and some more. */
export function lexiconOfConversation(more: Parameters<typeof lexiconOf>[0]) {
  return lexiconOf([...new Set(textsOf(goodConversation).flatMap(splitWords)), ...more]);
}
