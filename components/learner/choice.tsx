import type { ReactNode } from "react";

type ChoiceProps<Value> = {
  name: string;
  legend: string;
  values: readonly Value[];
  /** Null before one is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  children: (value: Value) => ReactNode;
  className: string;
};

/** One of a few, each with room for a picture and a line about it. */
export function Choice<Value extends string | number>({
  name,
  legend,
  values,
  value,
  onChange,
  children,
  className,
}: ChoiceProps<Value>) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 font-semibold">{legend}</legend>
      <div className={className}>
        {values.map((each) => (
          <label
            key={each}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-card border border-line-strong bg-card px-4 py-3 has-checked:border-teal has-checked:bg-teal-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal"
          >
            <input
              type="radio"
              name={name}
              value={each}
              checked={each === value}
              onChange={() => onChange(each)}
              className="size-4 shrink-0 accent-teal"
            />
            {children(each)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
