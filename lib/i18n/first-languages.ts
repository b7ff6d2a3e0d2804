/** Languages somebody may have grown up with, as BCP 47 codes: what is spoken at home by some millions, and the 13 of the site. */
export const firstLanguages = [
  ...["aa", "af", "ak", "sq", "am", "ar", "hy", "as", "az", "bm", "eu", "be", "bn", "bho", "bs", "bg", "my"],
  ...[
    "yue",
    "ca",
    "ceb",
    "ny",
    "zh",
    "hr",
    "cs",
    "da",
    "nl",
    "en",
    "et",
    "ee",
    "fil",
    "fi",
    "fr",
    "ff",
    "gl",
  ],
  ...["lg", "ka", "de", "el", "gn", "gu", "ht", "ha", "he", "hi", "hmn", "hu", "is", "ig", "ilo", "id", "ga"],
  ...["it", "ja", "jv", "kn", "ks", "kk", "km", "rw", "rn", "ko", "ku", "ckb", "ky", "lo", "lv", "ln", "lt"],
  ...["lb", "mk", "mai", "mg", "ms", "ml", "mt", "mi", "mr", "mn", "ne", "no", "or", "om", "ps", "fa", "pl"],
  ...["pt", "pa", "qu", "ro", "ru", "sm", "sr", "sn", "sd", "si", "sk", "sl", "so", "st", "es", "su", "sw"],
  ...["ss", "sv", "tg", "ta", "tt", "te", "tet", "th", "bo", "ti", "ts", "tn", "tr", "tk", "uk", "ur", "ug"],
  ...["uz", "vi", "war", "cy", "wo", "xh", "yi", "yo", "zu"],
] as const;

export type FirstLanguage = (typeof firstLanguages)[number];

export const isFirstLanguage = (value: unknown): value is FirstLanguage =>
  firstLanguages.some((code) => code === value);

/** For browsers that have no name of these in any language. */
const ownNames: Partial<Record<FirstLanguage, string>> = {
  aa: "Afar",
  bo: "Tibetan",
  ff: "Fula",
  ks: "Kashmiri",
  rn: "Rundi",
  ss: "Swati",
  tet: "Tetum",
  war: "Waray",
};

/** The languages by their names in the reader's language, else in English, in alphabetical order; none without a name. */
export function listFirstLanguages(locale: string) {
  const named = [locale, "en"].map(
    (reader) => new Intl.DisplayNames(reader, { type: "language", fallback: "none" }),
  );
  return firstLanguages
    .flatMap((code) => {
      const name = named.map((names) => names.of(code)).find(Boolean) ?? ownNames[code];
      return name ? [{ code, name }] : [];
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
}
