import { classNames } from "@/components/ui/class-names";

const sizes = {
  sentence: "ms-0.5 gap-1 *:h-9 *:w-7 *:text-lg",
  passage: "ms-px gap-0.5 *:h-7 *:w-[1.15rem] *:leading-none sm:*:w-5",
};

type LetterBoxesProps = {
  letters: string;
  count: number;
  /** It is typed into: the box that comes next is marked. */
  isActive: boolean;
  size: keyof typeof sizes;
};

/** One box a missing letter. */
export function LetterBoxes({ letters, count, isActive, size }: LetterBoxesProps) {
  const next = Math.min(letters.length, count - 1);
  return (
    <span aria-hidden className={classNames("inline-flex", sizes[size])}>
      {Array.from({ length: count }, (_, index) => (
        <span
          key={index}
          className={classNames(
            "inline-grid place-items-center border-b-2",
            index === next && isActive ? "border-teal bg-teal-soft" : "border-line-strong bg-sunken",
          )}
        >
          {letters[index] ?? "\u00a0"}
        </span>
      ))}
    </span>
  );
}
