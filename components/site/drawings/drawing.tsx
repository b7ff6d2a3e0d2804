import type { ReactNode } from "react";

type DrawingProps = { width: number; height: number; className?: string | undefined; children: ReactNode };

/** The frame of every drawing: one line weight, flat fills from the palette, said by the text beside it. */
export function Drawing({ width, height, className, children }: DrawingProps) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {children}
    </svg>
  );
}
