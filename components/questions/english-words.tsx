import { Fragment } from "react";

const START = "\u2068";
const END = "\u2069";

/** English inside a sentence of another language: isolates keep its place until `EnglishMarked` draws it. */
export const inEnglish = (text: string) => `${START}${text}${END}`;

/** A translated sentence whose English parts are marked as English, so that they are read, and not translated, as such. */
export function EnglishMarked({ children }: { children: string }) {
  return children.split(START).map((part, index) => {
    const [english, rest] = index === 0 ? [null, part] : part.split(END);
    return (
      <Fragment key={index}>
        {english ? (
          <span lang="en" translate="no">
            {english}
          </span>
        ) : null}
        {rest}
      </Fragment>
    );
  });
}
