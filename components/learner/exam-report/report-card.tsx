import type { ReactNode } from "react";

import { classNames } from "@/components/ui/class-names";
import { Card } from "@/components/ui/card";

type ReportCardProps = {
  part: string;
  title: string;
  text?: string | undefined;
  /** Goes over pages when it is printed. */
  isLong?: boolean;
  children?: ReactNode;
};

/** One part of a report, with its heading in the same place each time. */
export function ReportCard({ part, title, text, isLong = false, children }: ReportCardProps) {
  return (
    <Card
      className={classNames(
        "grid grid-cols-1 content-start gap-4 print:rounded-none print:border-0 print:border-t print:px-0 print:[print-color-adjust:exact]",
        isLong ? "print:block" : "break-inside-avoid",
      )}
      data-part={part}
    >
      <div className="grid max-w-text gap-1">
        <h2 className="text-xl">{title}</h2>
        {text ? <p className="text-ink-soft">{text}</p> : null}
      </div>
      {children}
    </Card>
  );
}
