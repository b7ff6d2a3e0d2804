"use client";

import { useEffect, useRef } from "react";

import { Button } from "@/components/ui/button";

type SentNoteProps = {
  words: Record<"sent" | "sentText" | "another", string>;
  email: string;
  onAgain: () => void;
};

/** Takes the place of the form, and its focus: the button that had it is gone. */
export function SentNote({ words, email, onAgain }: SentNoteProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div
      role="status"
      className="grid content-start justify-items-start gap-4 rounded-card border-2 border-green bg-green-soft p-6"
    >
      <h2 ref={title} tabIndex={-1} className="text-2xl">
        {words.sent}
      </h2>
      <p>{words.sentText.replace("{email}", email)}</p>
      <Button variant="secondary" onClick={onAgain}>
        {words.another}
      </Button>
    </div>
  );
}
