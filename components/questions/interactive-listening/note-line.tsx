import type { KeyboardEvent, Ref } from "react";

type NoteLineProps = {
  note: { before: string; after: string };
  label: string;
  words: string;
  disabled: boolean;
  inputRef: Ref<HTMLInputElement>;
  onWrite: (words: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** A note with its gap. */
export function NoteLine({ note, label, words, disabled, inputRef, onWrite, onKeyDown }: NoteLineProps) {
  return (
    <li className="border-s-2 border-line ps-4 leading-[2.4]">
      {note.before}
      <input
        ref={inputRef}
        aria-label={label}
        value={words}
        onChange={(event) => onWrite(event.target.value)}
        onKeyDown={onKeyDown}
        disabled={disabled}
        maxLength={80}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className="rounded-md mx-0.5 inline-block min-h-11 w-44 max-w-full scroll-mt-24 scroll-mb-28 border border-line-strong bg-card px-3 font-serif text-passage leading-normal hover:border-teal disabled:opacity-60"
      />
      {note.after}
    </li>
  );
}
