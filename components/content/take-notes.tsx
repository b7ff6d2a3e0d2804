import { Children, cloneElement, type ElementType, isValidElement, type ReactNode } from "react";

type Props = { children?: ReactNode; note?: string; kind?: string };

/** A note beside an answer, and whether it praises or says what to mend. */
export type TakenNote = { note: string; isPraise: boolean };

type Taken = { text: ReactNode; notes: TakenNote[] };

/** The same text with bare marker strokes, and the notes of its marks in reading order. A mark says its own kind where it is not the usual one. */
export function takeNotes(content: ReactNode, noted: ElementType, usual: "praise" | "mend"): Taken {
  const notes: TakenNote[] = [];
  const walk = (node: ReactNode): ReactNode =>
    Children.map(node, (child) => {
      if (!isValidElement<Props>(child)) return child;
      const { children, note, kind = usual } = child.props;
      if (child.type !== noted) return children ? cloneElement(child, {}, walk(children)) : child;
      const isPraise = kind === "praise";
      if (note) notes.push({ note, isPraise });
      return <mark className={isPraise ? "marked praised" : "marked"}>{children}</mark>;
    });
  return { text: walk(content), notes };
}
