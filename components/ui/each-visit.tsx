"use client";

import { Fragment, type ReactNode } from "react";

import { useVisit } from "@/components/ui/use-visit";

/** What is drawn anew when the page comes back from the back/forward cache: no form keeps what the last visitor typed. */
export function EachVisit({ children }: { children: ReactNode }) {
  return <Fragment key={useVisit()}>{children}</Fragment>;
}
