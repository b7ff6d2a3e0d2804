import { useTranslations } from "next-intl";

import { Section } from "@/components/site/home/section";
import { Phrased } from "@/components/site/phrased";

const points = ["point1", "point2", "point3"] as const;

type ProductPointsProps = { words: "Mock" | "Writing" | "Speaking"; title: string };

export function ProductPoints({ words, title }: ProductPointsProps) {
  const t = useTranslations("Products");
  return (
    <Section id="points" title={title}>
      <ol className="grid gap-x-10 gap-y-8 md:grid-cols-3">
        {points.map((point) => (
          <li key={point} className="border-t-2 border-ink pt-4">
            <h3 className="text-lg">
              <Phrased>{t(`${words}.${point}`)}</Phrased>
            </h3>
            <p className="mt-2 text-ink-soft">{t(`${words}.${point}Text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
