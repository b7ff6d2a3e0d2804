import "server-only";

import { setText } from "@/lib/seo/picture/set-text";

const left = 96;
const length = 1008;
const baseline = 552;
const [lowest, highest] = [10, 160];

const at = (score: number) => left + ((score - lowest) / (highest - lowest)) * length;

/** The score line along the bottom: a ruler from 10 to 160, a range and its marker. */
export async function drawRuler([low, high]: readonly [number, number], palette: Map<string, string>) {
  const color = (name: string) => palette.get(name) ?? "";
  const marks = Array.from({ length: 31 }, (_, step) => lowest + step * 5)
    .map((score) => {
      const isLong = (score - lowest) % 25 === 0;
      return `<path d="M${at(score)} ${baseline}v${isLong ? -22 : -12}" stroke="${color(isLong ? "ink" : "line-strong")}" stroke-width="2"/>`;
    })
    .join("");
  const figures = await Promise.all(
    [10, 60, 110, 160].map(async (score) => {
      const type = { locale: "en", weight: 500 } as const;
      const text = await setText(String(score), type, { width: 80, height: 40, sizes: [22], maxLines: 1 });
      return text.svg(at(score) - text.width / 2, baseline + 8, color("ink-soft"));
    }),
  );
  const middle = at((low + high) / 2);
  return [
    `<path d="M${at(low)} ${baseline - 44}H${at(high)}v44H${at(low)}z" fill="${color("mark")}"/>`,
    marks,
    `<path d="M72 ${baseline}H1128" stroke="${color("ink")}" stroke-width="4" stroke-linecap="round"/>`,
    `<path d="M${middle} ${baseline}v-66" stroke="${color("ink")}" stroke-width="5"/>`,
    `<circle cx="${middle}" cy="${baseline - 66}" r="10" fill="${color("marker")}" stroke="${color("ink")}" stroke-width="4"/>`,
    ...figures,
  ].join("");
}
