"use client";

import { type ComponentProps, useEffect, useRef } from "react";

import { classNames } from "@/components/ui/class-names";

type FormProps = Omit<ComponentProps<"form">, "onSubmit" | "method" | "noValidate" | "ref"> & {
  onSubmit: (fields: FormData, form: HTMLFormElement) => void;
};

/**
 * A form that a script sends. What is pressed before the script is there, the page itself remembers in `data-waits`
 * (scripts/start/scripts-after-paint.mjs), and it is sent then; its fields keep their own values for the same reason.
 * Where no script ever comes, the method keeps what was typed out of the address.
 */
export function Form({ onSubmit, className, ...rest }: FormProps) {
  const element = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const form = element.current;
    const wasPressed = form?.dataset.waits === "pressed";
    form?.removeAttribute("data-waits");
    if (wasPressed) form?.requestSubmit();
  }, []);

  return (
    <form
      {...rest}
      ref={element}
      method="post"
      noValidate
      className={classNames(
        "data-[waits=pressed]:cursor-progress data-[waits=pressed]:opacity-70",
        className,
      )}
      data-waits=""
      suppressHydrationWarning
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget), event.currentTarget);
      }}
    />
  );
}

/** What is in a text field of a form; empty where the form has no such field. */
export function textIn(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === "string" ? value : "";
}
