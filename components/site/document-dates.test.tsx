import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { DocumentDates } from "@/components/site/document-dates";

function daysOf(datePublished: string, dateModified: string) {
  const messages = { Articles: { published: "P {date}", updated: "U {date}" } };
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}>
      <DocumentDates datePublished={datePublished} dateModified={dateModified} />
    </NextIntlClientProvider>,
  );
  return [...html.matchAll(/dateTime="([^"]+)">([PU])/gi)].map(([, day, what]) => `${what} ${day}`);
}

test("a text that was never changed tells the day it was published", () => {
  expect(daysOf("2026-11-21", "2026-11-21")).toEqual(["P 2026-11-21"]);
  expect(daysOf("2026-11-21", "2026-11-21T09:00:00Z")).toEqual(["P 2026-11-21"]);
});

test("a text that was changed on a later day tells both days", () => {
  expect(daysOf("2026-11-21", "2026-12-01")).toEqual(["P 2026-11-21", "U 2026-12-01"]);
});
