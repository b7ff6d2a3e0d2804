import { existsSync } from "node:fs";
import path from "node:path";

import { expect, test } from "vitest";

import { screenFile, screens } from "@/lib/content/screens";
import { localeFacts, locales } from "@/lib/i18n/locales";

const root = path.resolve(import.meta.dirname, "../..");
const isThere = (file: string) => existsSync(path.join(root, file));

test("every language has its flag and the screens of the practice page", () => {
  const flags = locales.map(
    (locale) => `public/images/flags/${localeFacts[locale].country.toLowerCase()}.svg`,
  );
  const taken = locales.flatMap((locale) => screens.map((screen) => `public${screenFile(locale, screen)}`));
  expect([...flags, ...taken].filter((file) => !isThere(file))).toEqual([]);
});
