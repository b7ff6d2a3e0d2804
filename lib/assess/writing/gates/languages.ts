/** The commonest words of languages in Latin letters: enough to see that a text is not English. */
const commonWords = {
  en: "the of and to in is that it was for on are with as i his they be at have this from or had by not but what all were we when your can there use an each which she do how their if will my than has more been would",
  es: "el la los las de que y en un una es se no por con para como más pero su sus al lo le este esta esto está muy también me mi yo tengo porque cuando todo hay son ser fue muchas nosotros",
  pt: "o os as de que e em um uma é não por com para como mais mas seu sua ao lhe este esta isto está muito também me meu minha eu tenho porque quando tudo há são ser foi muitas nós na no do da dos das",
  fr: "le la les de des du et en un une est ne pas pour avec sur que qui dans ce cette ces au aux je tu il elle nous vous ils mon ma mes son sa ses plus mais très aussi parce quand tout sont être j'ai c'est",
  it: "il lo la gli le di che e è in un una non per con come più ma suo sua al questo questa molto anche mi mio mia io ho perché quando tutto sono essere della nel sono ci si abbiamo",
  de: "der die das und ist in zu den von mit nicht ein eine einen auf für im sich dem auch als es an werden aus er hat dass sie nach bei wir ich mein meine sehr aber oder wenn haben war",
  tr: "ve bir bu da de için çok ile ne daha gibi ben sen o biz siz onlar var yok ama kadar olarak olan en değil her benim şey sonra ki mi",
  id: "yang dan di dengan untuk ini itu dari dalam tidak akan pada adalah saya kami kita mereka ada juga sangat karena bisa sudah atau seperti lebih orang ke oleh",
  vi: "và của là có không một cho với được trong này các những người tôi bạn rất nhiều khi đó đã sẽ cũng để vì như thì",
  pl: "i w nie na się z do to jest że co jak ale po tak za od przez bardzo jestem ja mój moja są było być dla może ich jej",
  nl: "de het een en van ik te dat die in je niet zijn is was op aan met als voor had er maar om hem dan zou of wat mijn zeer ook naar bij",
  ro: "și de la în a cu nu pe că este o un care sunt din mai pentru ce dar sau foarte eu meu mea când fi au",
  sv: "och att det i en jag som är på för med inte den till av han har de om ett var men mycket mitt när vi kan",
} as const satisfies Record<string, string>;

const sets = Object.entries(commonWords).map(([language, words]) => ({
  language,
  words: new Set(words.split(" ")),
}));

/** Of how many of its words each language says that they are its commonest ones: the language with most, and English. */
export function commonShares(words: readonly string[]): { english: number; other: number } {
  const shares = sets.map(({ language, words: common }) => ({
    language,
    share: words.filter((word) => common.has(word)).length / Math.max(1, words.length),
  }));
  const of = (isEnglish: boolean) =>
    Math.max(...shares.filter(({ language }) => (language === "en") === isEnglish).map(({ share }) => share));
  return { english: of(true), other: of(false) };
}

/** The share of letters of other writing systems. */
export function foreignLetters(text: string): number {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters === 0 ? 0 : (letters - latin) / letters;
}
