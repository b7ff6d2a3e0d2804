import { Children, Fragment, type ReactNode } from "react";

import { phrasesOf } from "@/lib/i18n/phrases";

/**
 * A heading's words with a mark between the phrases of Japanese: not every browser finds them. For the server's
 * components only; the style of headings does the rest.
 */
export function Phrased({ children }: { children: ReactNode }) {
  return Children.map(children, (child) =>
    typeof child === "string"
      ? phrasesOf(child).map((phrase, index) => (
          <Fragment key={index}>
            {index > 0 ? <wbr /> : null}
            {phrase}
          </Fragment>
        ))
      : child,
  );
}
