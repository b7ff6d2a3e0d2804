import { OpeningSign } from "@/components/ui/opening-sign";

type AsTableProps = { title: string; heads: readonly string[]; rows: readonly (readonly string[])[] };

/** What a plot shows, in words and figures. */
export function AsTable({ title, heads, rows }: AsTableProps) {
  return (
    <details className="group print:hidden">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-sm font-semibold text-teal [&::-webkit-details-marker]:hidden">
        {title}
        <OpeningSign />
      </summary>
      <div className="overflow-x-auto" role="region" aria-label={title} tabIndex={0}>
        <table className="w-full text-sm">
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col" className="py-2 pe-4 text-start font-semibold">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index} className="border-t border-line">
                {row.map((cell, column) => (
                  <td key={column} className="py-2 pe-4 tabular">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
