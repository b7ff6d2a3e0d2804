import { Info, Lightbulb, PencilLine, TriangleAlert } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";

import { NoteText } from "@/components/content/note-text";
import type { TakenNote } from "@/components/content/take-notes";
import { ScoreLine } from "@/components/ui/score-line";

type WithChildren = { children?: ReactNode };

const kinds = {
  note: { Icon: Info, look: "border-teal/30 bg-teal-soft", icon: "text-teal" },
  tip: { Icon: Lightbulb, look: "border-marker bg-mark-soft", icon: "text-ochre" },
  warning: { Icon: TriangleAlert, look: "border-red/40 bg-red-soft", icon: "text-red" },
} as const;

export function Callout({ kind, title, children }: WithChildren & { kind?: string; title?: string }) {
  const { Icon, look, icon } = kinds[kind === "tip" || kind === "warning" ? kind : "note"];
  return (
    <aside className={`my-8 grid grid-cols-[auto_1fr] gap-x-3.5 rounded-card border p-5 ${look}`}>
      <Icon aria-hidden size={22} strokeWidth={1.75} className={`mt-0.5 ${icon}`} />
      <div className="[&>:first-child]:mt-0 [&>:last-child]:mb-0">
        {title ? <p className="mb-1 font-semibold">{title}</p> : null}
        {children}
      </div>
    </aside>
  );
}

export function Steps({ children }: WithChildren) {
  return <div className="steps my-8">{children}</div>;
}

export function Checklist({ children }: WithChildren) {
  return <div className="checklist my-8">{children}</div>;
}

/** A piece of exam material: English on every page, set as a passage, under a title in the language of the page. */
export function Example({ title, children }: WithChildren & { title?: string }) {
  return (
    <figure className="unhurried my-8 overflow-hidden rounded-card border border-line bg-card">
      {title ? (
        <figcaption className="border-b border-line bg-sunken px-5 py-2.5 text-sm font-semibold">
          {title}
        </figcaption>
      ) : null}
      <div
        lang="en"
        className="example px-5 py-4 font-serif text-passage [&>:first-child]:mt-0 [&>:last-child]:mb-0"
      >
        {children}
      </div>
    </figure>
  );
}

/** Words under the marker pen, with their note beside them. */
export function Mark({ note, children }: WithChildren & { note?: string }) {
  return (
    <>
      <mark className="marked">{children}</mark>
      {note ? (
        <span className="pen-note">
          <NoteText note={note} />
        </span>
      ) : null}
    </>
  );
}

/** Something to do now; its solution is folded away at the end. */
export function Exercise({ title, children }: WithChildren & { title?: string }) {
  return (
    <section className="exercise my-10 rounded-card border-2 border-teal/40 bg-card px-5 py-4 sm:px-6">
      <p className="flex items-center gap-2.5 font-semibold">
        <PencilLine aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-teal" />
        {title}
      </p>
      {children}
    </section>
  );
}

/** Opens on a press and needs no script. */
export function Solution({
  label,
  labelLang,
  children,
}: WithChildren & { label: string; labelLang?: string | undefined }) {
  return (
    <details className="solution mt-5 rounded-card bg-sunken">
      <summary
        lang={labelLang}
        className="flex min-h-12 cursor-pointer items-center px-4 font-semibold text-teal"
      >
        {label}
      </summary>
      <div className="px-4 pb-4 [&>:first-child]:mt-0 [&>:last-child]:mb-0">{children}</div>
    </details>
  );
}

type SampleAnswerProps = WithChildren & {
  label: string;
  /** The language of the words that the page puts in, where the text around them is in another. */
  labelLang?: string | undefined;
  heading: string;
  score: number;
  notes: readonly TakenNote[];
  noteLang: string;
};

/** An answer as somebody at that score writes or says it, with the pen's notes. */
export function SampleAnswer({
  label,
  labelLang,
  heading,
  score,
  notes,
  noteLang,
  children,
}: SampleAnswerProps) {
  return (
    <figure className="sample-answer my-8 overflow-hidden rounded-card border border-line bg-card">
      <figcaption
        lang={labelLang}
        className="grid items-end gap-x-6 gap-y-1 border-b border-line bg-sunken px-5 pt-3 pb-1 sm:grid-cols-[auto_14rem] sm:justify-between"
      >
        <span className="self-center text-sm font-semibold">{heading}</span>
        <ScoreLine label={label} score={score} className="max-w-56" />
      </figcaption>
      <div lang="en" className="px-5 py-4 font-serif text-passage [&>:first-child]:mt-0 [&>:last-child]:mb-0">
        {children}
      </div>
      {notes.length > 0 ? (
        <ol lang={noteLang} className="pen-notes border-t border-line px-5 py-3 text-sm">
          {notes.map(({ note, isPraise }) => (
            <li key={note} className={isPraise ? "praised" : undefined}>
              <NoteText note={note} />
            </li>
          ))}
        </ol>
      ) : null}
    </figure>
  );
}

export function En({ children }: WithChildren) {
  return (
    <span lang="en" className="quoted-english">
      {children}
    </span>
  );
}

/** A table scrolls inside its own box when a screen is narrower than it is; its first column stays. */
export function Table({ "aria-label": name, ...props }: ComponentProps<"table">) {
  return (
    <div
      role="region"
      aria-label={name}
      tabIndex={0}
      className="table-box my-8 overflow-x-auto rounded-card border border-line"
    >
      <table {...props} />
    </div>
  );
}
