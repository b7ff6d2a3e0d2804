import { DrawnPicture } from "@/components/site/drawn-picture";

/** The marker pen, lying across the edge of a sheet. */
export function MarkerPen({ className }: { className?: string }) {
  return <DrawnPicture file="pen" width={150} height={64} className={className} />;
}
