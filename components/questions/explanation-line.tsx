"use client";

import { useTranslations } from "next-intl";

import { type Explanation, explanationKeys } from "@/lib/questions/explanations";

/** Choices in messages have no hyphens in their names; the codes of `focus` do. */
function messageParams({ focus, ...rest }: Explanation["params"]) {
  return focus === undefined ? rest : { ...rest, focus: focus.replaceAll("-", "_") };
}

/** A line of an explanation in the reader's language; nothing for one that this page does not know. */
export function ExplanationLine({
  line: { key, params },
}: {
  line: { key: string; params: Explanation["params"] };
}) {
  const t = useTranslations("Explanations");
  const known = explanationKeys.find((each) => each === key);
  return known ? t(known, messageParams(params)) : null;
}
