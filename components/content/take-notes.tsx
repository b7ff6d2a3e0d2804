import { Children, cloneElement, type ElementType, isValidElement, type ReactNode } from "react";

type Props = { children?: ReactNode; note?: string };

/** The same text with bare marker strokes, and the notes of its marks in reading order. */
export function takeNotes(content: ReactNode, noted: ElementType): { text: ReactNode; notes: string[] } {
  const notes: string[] = [];
  const walk = (node: ReactNode): ReactNode =>
    Children.map(node, (child) => {
      if (!isValidElement<Props>(child)) return child;
      const { children, note } = child.props;
      if (child.type !== noted) return children ? cloneElement(child, {}, walk(children)) : child;
      if (note) notes.push(note);
      return <mark className="marked">{children}</mark>;
    });
  return { text: walk(content), notes };
}
