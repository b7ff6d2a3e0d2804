import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { Example } from "@/components/content/parts";

test("the title of an example is read in the page's language, its body as English", () => {
  const html = renderToStaticMarkup(
    <Example title="Задание">
      <p>Describe the photo.</p>
    </Example>,
  );
  expect(html).toMatch(/<figcaption(?! lang)[^>]*>Задание<\/figcaption><div lang="en"/);
});
