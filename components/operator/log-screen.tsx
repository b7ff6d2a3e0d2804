"use client";

import { useState } from "react";

import { Loaded } from "@/components/learner/loaded";
import { Pager } from "@/components/operator/pager";
import { useActs } from "@/components/operator/queries";
import { actNames, atTime } from "@/components/operator/words";
import { EmptyState } from "@/components/ui/empty-state";

/** What operators did, the newest first. Nobody can change it. */
export function LogScreen() {
  const [page, setPage] = useState(1);
  const acts = useActs(page);

  return (
    <>
      <h1 className="text-2xl">Log</h1>
      <Loaded query={acts} lines={6}>
        {({ acts: lines, total, size }) =>
          lines.length === 0 ? (
            <EmptyState
              title="Nothing has been done yet"
              text="Every act in this room is written down here."
            />
          ) : (
            <>
              <div
                className="overflow-x-auto rounded-card border border-line bg-card"
                tabIndex={0}
                role="region"
                aria-label="Log"
              >
                <table className="w-full min-w-[56rem] text-sm">
                  <thead>
                    <tr className="text-start text-ink-soft">
                      {["When", "Who", "What", "To", "Why"].map((name) => (
                        <th key={name} scope="col" className="px-4 py-3 text-start font-semibold">
                          {name}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {lines.map(({ id, who, act, subject, why, at }) => (
                      <tr key={id} className="border-t border-line align-top">
                        <td className="px-4 py-3 whitespace-nowrap tabular">{atTime(at)}</td>
                        <td className="px-4 py-3 whitespace-nowrap">{who}</td>
                        <td className="px-4 py-3 whitespace-nowrap">{actNames[act] ?? act}</td>
                        <td className="font-mono px-4 py-3 text-xs [overflow-wrap:anywhere]">{subject}</td>
                        <td dir="auto" className="px-4 py-3 [overflow-wrap:anywhere]">
                          {why}
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
              <Pager page={page} size={size} total={total} onTurn={setPage} />
            </>
          )
        }
      </Loaded>
    </>
  );
}
