/** The number of a receipt as people see it, such as 2026-000123. */
export function receiptNumber({ year, seq }: { year: number; seq: number }) {
  return `${year}-${String(seq).padStart(6, "0")}`;
}
