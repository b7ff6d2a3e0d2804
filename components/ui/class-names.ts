type Part = string | false | null | undefined;

export function classNames(...parts: Part[]) {
  return parts.filter(Boolean).join(" ");
}
