import { textIn } from "@/components/ui/form";
import { withdrawalLimits } from "@/lib/core/withdrawal";

export type Statement = { name: string; email: string; order: string };
export type StatementFault = keyof Statement;

/** As the API takes it: one line that can stand in a mail and leads nowhere. */
const plainLine = /^[^\r\n<>/\\@]+$/;
const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The statement of a form, and what is missing in it. `order` is known where the form does not ask for it. */
export function readStatement(fields: FormData, order?: string) {
  const statement: Statement = {
    name: textIn(fields, "name").trim(),
    email: textIn(fields, "email").trim(),
    order: order ?? textIn(fields, "order").trim(),
  };
  const { name, email } = statement;
  const isNamed = plainLine.test(name) && name.length <= withdrawalLimits.name;
  const isOrder = plainLine.test(statement.order) && statement.order.length <= withdrawalLimits.order;
  const faults: StatementFault[] = [
    ...(isNamed ? [] : (["name"] as const)),
    ...(address.test(email) ? [] : (["email"] as const)),
    ...(isOrder ? [] : (["order"] as const)),
  ];
  return { statement, faults };
}
