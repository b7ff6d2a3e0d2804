/** Said in Britain and not in America, though the spelling gives nothing away. */
const phrases = `
aubergines? biros? canteens? caretakers? cinemas? courgettes? dustbins? fortnights? greengrocers? lorry lorries
motorways? napp(?:y|ies) petrol prams? spanners? whilst amongst windscreens?
`
  .trim()
  .split(/\s+/)
  .concat([
    "opening hours",
    "at the weekend",
    "shop assistants?",
    "head ?teachers?",
    "power cuts?",
    "model railways?",
    "to the boil",
    "(?:have|has|had|'ve) got used",
    "car parks?",
    "zebra crossings?",
    "tick(?:s|ed)? (?:a|the) box",
    "(?:dripping|leaking|running|kitchen|bathroom) taps?",
    "(?:from|left|turn(?:ed)? (?:on|off)) the taps?",
    "(?:have|has|had|'ve|'s|'d) (?:\\w+ )?got (?:with|beyond)",
    "accounts departments?",
    "hairpin bends?",
    "night shelters?",
    "pocket lamps?",
    "put (?:back|forward) by (?:a|an|half)",
    "the heating (?:was|(?:had )?failed)",
    "the whole of (?:life|the day)",
    "every (?:first|second|third|\\w+th) of (?:Ja|Fe|Ma|Ap|Ju|Au|Se|Oc|No|De)\\w+",
    "open days?(?! and night)",
    "sports halls?",
    "straight away",
    "(?:do|does|did|done|doing) the sums",
    "(?:set|sets|setting) exams?",
    "needn't",
    "(?:I|you|we|they)'ve none",
    "(?:have|has|had|having) a look",
    "could do with (?:a|an|some|the|more)",
    "(?:have|has|had|'ve|'s) got no objections?",
    "dearly (?:like|love)",
    "do sit down",
    "oh dear",
    "quite right",
    "that'll do nicely",
    "power stations?",
    "book(?:s|ed|ing)? (?:a|the) table",
    "public holidays?",
    "(?:send|sends|sent|sending) on (?:a|the|another) (?:substitute|player)",
    "climbing halls?",
    "behind (?:me|him|her|us|them) at school",
    "(?:as|be|is|was|were) (?:a )?keen",
    "keen to",
    "do remember to",
    "building sites?",
    "do(?:es|ing)? up (?:a|the|his|her|their) (?:shirt|coat|jacket|button|shoe)\\w*",
    "glad of (?:a|the)",
    "in the same street",
    "football (?:match(?:es)?|pitch(?:es)?)",
    "magnifying lens",
  ]);
const british = new RegExp(`\\b(?:${phrases.join("|")})\\b`, "i");

export const isBritishUsage = (text: string) => british.test(text.replaceAll("’", "'"));
