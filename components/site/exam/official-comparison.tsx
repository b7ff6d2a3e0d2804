"use client";

import { useEffect, useState } from "react";

import { apiClient } from "@/lib/api/client/api-client";

async function readComparison() {
  return (await (await apiClient["official-results"].comparison.$get()).json()).data;
}
type Comparison = Awaited<ReturnType<typeof readComparison>>;

type OfficialComparisonProps = {
  /** With `{count}` where the number stands, by plural or not: the page's own words. */
  few: string;
  many: string;
  estimate: string;
  official: string;
  locale: string;
};

const countMark = "{count}";

/** What the page cannot know when it is built: how many official results there are, and from enough on what they say. */
export function OfficialComparison({ few, many, estimate, official, locale }: OfficialComparisonProps) {
  const [found, setFound] = useState<Comparison | null>(null);
  useEffect(() => {
    readComparison().then(setFound, () => undefined);
  }, []);
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  if (!found) return null;
  const { count, rows } = found;
  return (
    <>
      <p className="max-w-text" data-pairs={count}>
        {(rows ? many : few).replace(countMark, number(count))}
      </p>
      {rows ? (
        <table className="mt-4 text-sm tabular">
          <thead>
            <tr>
              <th scope="col" className="py-2 pe-8 text-start font-semibold">
                {estimate}
              </th>
              <th scope="col" className="py-2 text-start font-semibold">
                {official}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.estimate} className="border-t border-line">
                <td className="py-2 pe-8">{number(row.estimate)}</td>
                <td className="py-2">{number(row.official)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </>
  );
}
