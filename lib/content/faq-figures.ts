import { correctionPatience, freeTry, recordingDays } from "@/lib/core/correction-costs";
import { reportMinutes, waitHours } from "@/lib/core/exam-kinds";
import { dailyQuestions } from "@/lib/core/free-use";
import { examMinutes } from "@/lib/content/exam/exam-facts";
import { examCreditDays } from "@/lib/core/products";
import type { Locale } from "@/lib/i18n/locales";
import { readAndSelect } from "@/lib/questions/read-and-select/schema";

/** Figures that questions and answers name in braces, so that no text has a number of its own. */
const figures = new Map([
  ["guestQuestions", dailyQuestions.guest],
  ["networkQuestions", dailyQuestions.guestRange],
  ["accountQuestions", dailyQuestions.account],
  ["premiumQuestions", dailyQuestions.premium],
  ["roundWords", readAndSelect.round],
  ["examDays", examCreditDays],
  ["tryDays", freeTry.days],
  ["correctionMinutes", correctionPatience.minutes],
  ["recordingDays", recordingDays],
  ["examMinutes", examMinutes.median],
  ["examMinutesLong", examMinutes.ninety],
  ["examMinutesMost", examMinutes.most],
  ["reportMinutes", reportMinutes],
  ["waitHours", waitHours],
]);

export const figureNames = [...figures.keys()];

const mark = /\{(\w+)\}/g;

export const figuresIn = (text: string) => [...text.matchAll(mark)].map(([, name = ""]) => name);

export function fillFigures(text: string, locale: Locale) {
  const format = new Intl.NumberFormat(locale);
  return text.replace(mark, (_, name: string) => {
    const figure = figures.get(name);
    if (figure === undefined)
      throw new Error(`{${name}} is no figure; questions and answers may name ${figureNames.join(", ")}.`);
    return format.format(figure);
  });
}
