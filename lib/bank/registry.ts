import type { defineBankType } from "@/lib/bank/define-bank-type";
import { fillInTheBlanks } from "@/lib/bank/fill-in-the-blanks/bank";
import { interactiveListening } from "@/lib/bank/interactive-listening/bank";
import { interactiveReading } from "@/lib/bank/interactive-reading/bank";
import { listenAndType } from "@/lib/bank/listen-and-type/bank";
import { readAloud } from "@/lib/bank/read-aloud/bank";
import { readAndComplete } from "@/lib/bank/read-and-complete/bank";
import { readAndSelect } from "@/lib/bank/read-and-select/bank";
import type { QuestionType } from "@/lib/questions/types";

/** How the items of each question type are built, compared and read. */
export const bankTypes: Record<QuestionType, ReturnType<typeof defineBankType>> = {
  "read-and-select": readAndSelect,
  "fill-in-the-blanks": fillInTheBlanks,
  "read-and-complete": readAndComplete,
  "interactive-reading": interactiveReading,
  "listen-and-type": listenAndType,
  "interactive-listening": interactiveListening,
  "read-aloud": readAloud,
};
