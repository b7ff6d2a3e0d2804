import { contactLimits, emailShape } from "@/lib/core/contact-message";

/** In the order in which the form shows them. */
export const checkedFields = ["name", "email", "text"] as const;
export type CheckedField = (typeof checkedFields)[number];
export type ContactFault = "name" | "email" | "emailForm" | "text";
export type ContactFaults = Partial<Record<CheckedField, ContactFault>>;

/** What is missing in the form; empty when it can be sent. */
export function findFaults(form: FormData): ContactFaults {
  const [name, email, text] = checkedFields.map((field) => String(form.get(field) ?? "").trim());
  return {
    ...(!name && { name: "name" }),
    ...(!email ? { email: "email" } : !emailShape.test(email) && { email: "emailForm" }),
    ...((text ?? "").length < contactLimits.textFrom && { text: "text" }),
  };
}
