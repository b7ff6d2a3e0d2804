import type { Locale } from "@/lib/i18n/locales";

/** Every task of the test, today's and the two dropped in July 2025, by its own English name. */
export const taskNames = {
  "read-and-select": "Read and Select",
  "fill-in-the-blanks": "Fill in the Blanks",
  "read-and-complete": "Read and Complete",
  "interactive-reading": "Interactive Reading",
  "listen-and-type": "Listen and Type",
  "interactive-listening": "Interactive Listening",
  "write-about-the-photo": "Write About the Photo",
  "interactive-writing": "Interactive Writing",
  "writing-sample": "Writing Sample",
  "speak-about-the-photo": "Speak About the Photo",
  "read-then-speak": "Read Then Speak",
  "interactive-speaking": "Interactive Speaking",
  "speaking-sample": "Speaking Sample",
  "read-aloud": "Read Aloud",
  "listen-then-speak": "Listen Then Speak",
} as const;

export type TaskType = keyof typeof taskNames;

export const taskTypes = Object.keys(taskNames) as [TaskType, ...TaskType[]];

/** What readers of a language call the tasks: once a page it follows the English name in brackets. */
export const usualNames: Partial<Record<Locale, Record<TaskType, string>>> = {
  zh: {
    "read-and-select": "选真词",
    "fill-in-the-blanks": "句子填空",
    "read-and-complete": "短文补全",
    "interactive-reading": "互动阅读",
    "listen-and-type": "听写",
    "interactive-listening": "互动听力",
    "write-about-the-photo": "看图写作",
    "interactive-writing": "互动写作",
    "writing-sample": "写作样本",
    "speak-about-the-photo": "看图说话",
    "read-then-speak": "读题说话",
    "interactive-speaking": "互动口语",
    "speaking-sample": "口语样本",
    "read-aloud": "朗读句子",
    "listen-then-speak": "听题说话",
  },
};

/** The usual name as it follows the English one. */
export function usualNameAfter(type: TaskType, locale: Locale) {
  const name = usualNames[locale]?.[type];
  return name ? `（${name}）` : "";
}
