"use client";

import { Copy } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";

import { Button } from "@/components/ui/button";

/** The text as it reads with what was put right. */
export function CopyButton({ text }: { text: string }) {
  const t = useTranslations("Corrections.revise");
  const [copied, setCopied] = useState("");
  return (
    <Button
      variant="secondary"
      onClick={() => {
        navigator.clipboard.writeText(text).then(
          () => setCopied(text),
          () => undefined,
        );
      }}
    >
      <Copy aria-hidden size={18} strokeWidth={1.75} />
      <span role="status">{t(copied === text ? "copied" : "copy")}</span>
    </Button>
  );
}
