"use client";

import { inputClass } from "@/components/ui/field";

type TopicFieldProps = {
  label: string;
  topics: readonly { topic: string; text: string }[];
  autoFocus: boolean;
};

export function TopicField({ label, topics, autoFocus }: TopicFieldProps) {
  return (
    <label className="grid gap-1.5 text-sm font-semibold">
      {label}
      <select name="topic" autoFocus={autoFocus} className={`${inputClass} font-normal`}>
        {topics.map(({ topic, text }) => (
          <option key={topic} value={topic}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
