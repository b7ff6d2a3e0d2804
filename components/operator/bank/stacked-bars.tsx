import { figure } from "@/components/operator/words";

export type Series = { name: string; look: string };
export type BarRow = { name: string; values: readonly number[] };

type StackedBarsProps = {
  caption: string;
  /** What the rows are. */
  of: string;
  series: readonly Series[];
  rows: readonly BarRow[];
};

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

function Legend({ series }: Pick<StackedBarsProps, "series">) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft" aria-hidden>
      {series.map(({ name, look }) => (
        <li key={name} className="inline-flex items-center gap-2">
          <span className={`size-3.5 rounded-sm border border-line-strong ${look}`} />
          {name}
        </li>
      ))}
    </ul>
  );
}

function Bar({ row, series, most }: { row: BarRow; series: readonly Series[]; most: number }) {
  return (
    <div aria-hidden className="flex h-5 w-full min-w-24">
      {row.values.map((value, index) => (
        <span key={index} style={{ width: `${(value / most) * 100}%` }} className={series[index]?.look} />
      ))}
    </div>
  );
}

/** A table whose rows have their bars beside their figures: who does not see the bars reads the same. */
export function StackedBars({ caption, of, series, rows }: StackedBarsProps) {
  const most = Math.max(1, ...rows.map(({ values }) => sum(values)));
  return (
    <div className="grid gap-3">
      <Legend series={series} />
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={caption}>
        <table className="w-full min-w-[36rem] text-sm">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="text-ink-soft">
              <th scope="col" className="py-2 pe-4 text-start font-semibold">
                {of}
              </th>
              <td className="w-1/2" />
              {series.map(({ name }) => (
                <th key={name} scope="col" className="py-2 ps-4 text-end font-semibold">
                  {name}
                </th>
              ))}
              <th scope="col" className="py-2 ps-4 text-end font-semibold">
                All
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name} className="border-t border-line">
                <th scope="row" className="py-2 pe-4 text-start font-normal whitespace-nowrap">
                  {row.name}
                </th>
                <td className="py-2">
                  <Bar row={row} series={series} most={most} />
                </td>
                {row.values.map((value, index) => (
                  <td key={index} className="py-2 ps-4 text-end tabular">
                    {figure(value)}
                  </td>
                ))}
                <td className="py-2 ps-4 text-end font-semibold tabular">{figure(sum(row.values))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
