"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";

/** Draws what is behind a fold once somebody opens it. */
export function WhenOpened({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isOpened, setIsOpened] = useState(false);

  useEffect(() => {
    const fold = place.current?.closest("details");
    if (!fold) return;
    const look = () => {
      if (fold.open) setIsOpened(true);
    };
    look();
    fold.addEventListener("toggle", look);
    return () => fold.removeEventListener("toggle", look);
  }, []);

  return (
    <div ref={place} className="grid gap-5 empty:hidden">
      {isOpened ? children : null}
    </div>
  );
}
