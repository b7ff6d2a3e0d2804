"use client";

import { Button } from "@/components/ui/button";

type PagerProps = { page: number; size: number; total: number; onTurn: (page: number) => void };

export function Pager({ page, size, total, onTurn }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / size));
  if (pages === 1) return null;
  return (
    <nav aria-label="Pages" className="flex items-center gap-3">
      <Button variant="secondary" size="sm" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        Back
      </Button>
      <span className="tabular">
        {page} of {pages}
      </span>
      <Button variant="secondary" size="sm" disabled={page >= pages} onClick={() => onTurn(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
