"use client";

import { type ComponentProps, useRef } from "react";

type FormProps = Omit<
  ComponentProps<"form">,
  "action" | "method" | "noValidate" | "onReset" | "onSubmit" | "ref"
> & {
  onSubmit: (fields: FormData, form: HTMLFormElement) => void;
};

/**
 * A form that a script sends. What is pressed before the script is there, React remembers with the fields as they were
 * and hands to `action` once it is; React would then empty the form, which `onReset` forbids: what was typed stays.
 */
export function Form({ onSubmit, ...rest }: FormProps) {
  const element = useRef<HTMLFormElement>(null);
  return (
    <form
      {...rest}
      ref={element}
      noValidate
      action={(fields: FormData) => {
        if (element.current) onSubmit(fields, element.current);
      }}
      onReset={(event) => event.preventDefault()}
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
