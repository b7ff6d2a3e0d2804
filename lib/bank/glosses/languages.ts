import { type PartOfSpeech } from "@/lib/questions/explanations";

export const glossLocales = ["de", "es", "fr", "id", "it", "ja", "ko", "pt", "ru", "th", "tr", "zh"] as const;
export type GlossLocale = (typeof glossLocales)[number];

/** What a dictionary of the language writes. A rule looks at one of the words a gloss gives, without brackets. */
export type GlossLanguage = {
  /** The characters of a word, apart from spaces, hyphens and apostrophes. */
  letters: RegExp;
  /** Between two words that both translate the English one. */
  comma: ", " | "、" | "，";
  brackets: readonly [open: string, close: string];
  longest: number;
  forms: Partial<Record<PartOfSpeech, { is?: RegExp; isNot?: RegExp }>>;
};

const latin = { comma: ", ", brackets: ["(", ")"], longest: 40 } as const;
/** Up to three Latin letters are part of words such as "Tシャツ". */
const eastAsian = { brackets: ["（", "）"], longest: 20 } as const;

export const glossLanguages: Record<GlossLocale, GlossLanguage> = {
  de: {
    ...latin,
    letters: /^[a-zäöüßéèêàâçñ]+$/i,
    forms: {
      noun: { is: /(?:^|[\s-])[A-ZÄÖÜ]/, isNot: /^(?:der|die|das|ein|eine|einen) /i },
      verb: { is: /n$/, isNot: /^zu /i },
      adjective: { is: /^[a-zäöü]/ },
      adverb: { is: /^[a-zäöü]/ },
    },
  },
  es: {
    ...latin,
    letters: /^[a-záéíóúüñ]+$/i,
    forms: {
      noun: { isNot: /^(?:el|la|los|las|un|una|unos|unas) /i },
      verb: { is: /^(?:no )?[a-záéíóúüñ]*[aeií]r(?:se|le|lo|la|las)?(?: |$)/i },
      adjective: { isNot: /^(?!(?:varios|diversos|ambos|menos)$)\S+[ao]s$|\/a$/ },
    },
  },
  fr: {
    ...latin,
    letters: /^[a-zàâæçéèêëîïôœùûüÿ]+$/i,
    forms: {
      noun: { isNot: /^(?:(?:le|la|les|un|une|des) |l['’])/i },
      verb: {
        is: /^(?:ne pas |ne plus )?(?:se |s['’]|s['’]en |en |y |s['’]y )?[a-zàâæçéèêëîïôœùûüÿ-]+(?:er|[iï]r|re)(?: |$)/i,
      },
      adjective: { isNot: /\(e\)/ },
    },
  },
  it: {
    ...latin,
    letters: /^[a-zàèéìíîòóùú]+$/i,
    forms: {
      noun: { isNot: /^(?:(?:il|lo|la|i|gli|le|un|uno|una) |(?:l|un)['’])/i },
      verb: { is: /^(?:non )?[a-zàèéìòù]+(?:[aei]re|rre|[aei]rsi|rsi|rsene|rsela|rcela|rla)(?: |$)/i },
      adjective: { isNot: /\/a$/ },
    },
  },
  pt: {
    ...latin,
    letters: /^[a-záàâãçéêíóôõúü]+$/i,
    forms: {
      noun: { isNot: /^(?:o|a|os|as|um|uma|uns|umas) /i },
      verb: { is: /^(?:não )?[a-záàâãçéêíóôõúü]*[aeioô]r(?:-se)?(?: |$)/i },
      adjective: { isNot: /(?:[ao]s|\(a\)|\/a)$/ },
    },
  },
  id: {
    ...latin,
    letters: /^[a-zé]+$/i,
    forms: {
      noun: { isNot: /^(?:sebuah|seorang|seekor|yang) / },
      verb: { isNot: /^(?:untuk|yang) / },
      adjective: { isNot: /^yang / },
    },
  },
  tr: {
    ...latin,
    letters: /^[abcçdefgğhıijklmnoöprsştuüvyzâîûABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ]+$/,
    forms: {
      noun: { isNot: /^bir / },
      verb: { is: /m[ae]k$/ },
      adjective: { isNot: /^bir / },
    },
  },
  ru: {
    ...latin,
    letters: /^[а-яё]+$/i,
    forms: {
      noun: { isNot: /(?:ться|чься)$/ },
      verb: { is: /(?:ть|ти|чь|ться|тись|чься)(?: |$)/ },
      adjective: {
        is: /(?:ый|ий|ой|йся|ин|ов|ев)(?: |$)|^(?:без|в|во|вне|для|до|за|из|к|на|не|о|от|по|под|при|с|со|рад|готов|должен|нужен|согласен|прав)(?: |$)/,
      },
      adverb: { isNot: /(?:ый|ий)$/ },
    },
  },
  ja: {
    ...eastAsian,
    letters:
      /^(?=.*[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}])(?!.*[A-Za-z]{4})[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー々〆・A-Za-z]+$/u,
    comma: "、",
    forms: {
      noun: { isNot: /する$/ },
      verb: { is: /[うくぐすつぬぶむる]$/ },
      adjective: { is: /[いなのただるぬ]$/ },
      adverb: { isNot: /な$/ },
    },
  },
  zh: {
    ...eastAsian,
    letters: /^(?=.*\p{Script=Han})(?!.*[A-Za-z]{4})[\p{Script=Han}A-Za-z]+$/u,
    comma: "，",
    forms: {
      noun: { isNot: /(?<!目)的$/ },
      verb: { isNot: /的$/ },
      adjective: { is: /的$/ },
      adverb: { isNot: /(?<!似)的$/ },
    },
  },
  ko: {
    ...latin,
    longest: 24,
    letters: /^(?=.*\p{Script=Hangul})(?!.*[A-Za-z]{4})[\p{Script=Hangul}A-Za-z]+$/u,
    forms: {
      noun: { isNot: /[하되]다$/ },
      verb: { is: /다$/ },
      adjective: { isNot: /다$/ },
      adverb: { isNot: /[하되]다$/ },
    },
  },
  th: {
    ...latin,
    letters: /^[\p{Script=Thai}]+$/u,
    forms: {
      verb: { isNot: /^(?:การ|ความ)/ },
      adjective: { isNot: /^(?:การ|ความ)/ },
      adverb: { isNot: /^(?:การ|ความ)/ },
    },
  },
};
