"use client";

import type { ComponentProps } from "react";

import { Button } from "@/components/ui/button";
import { useIsReady } from "@/components/ui/use-is-ready";

/** Cannot be pressed before the form's script is there: the browser would send the form by itself, and lose it. */
export function SubmitButton({ disabled, ...rest }: ComponentProps<typeof Button>) {
  const isReady = useIsReady();
  return <Button {...rest} type="submit" disabled={disabled || !isReady} />;
}
