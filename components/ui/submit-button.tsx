"use client";

import { type ComponentProps, useSyncExternalStore } from "react";

import { Button } from "@/components/ui/button";

const never = () => () => undefined;

/** Cannot be pressed before the form's script is there: the browser would send the form by itself, and lose it. */
export function SubmitButton({ disabled, ...rest }: ComponentProps<typeof Button>) {
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return <Button {...rest} type="submit" disabled={disabled || !isReady} />;
}
