import { useTranslations } from "next-intl";
import { useId } from "react";

import type { Bank } from "@/components/operator/queries";
import { inputClass } from "@/components/ui/field";

type TaskChoiceProps = {
  types: readonly Bank["exposure"][number]["type"][];
  /** Empty for all. */
  chosen: string;
  onChoose: (type: string) => void;
};

/** Which task a chart is of. */
export function TaskChoice({ types, chosen, onChoose }: TaskChoiceProps) {
  const names = useTranslations("Questions.names");
  const id = useId();
  return (
    <div className="grid max-w-72 gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        Task
      </label>
      <select
        id={id}
        value={chosen}
        onChange={(event) => onChoose(event.target.value)}
        className={inputClass}
      >
        <option value="">All tasks</option>
        {types.map((type) => (
          <option key={type} value={type}>
            {names(type)}
          </option>
        ))}
      </select>
    </div>
  );
}
