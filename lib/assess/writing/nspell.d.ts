declare module "nspell" {
  type Speller = { correct: (word: string) => boolean };
  function nspell(dictionary: { aff: Uint8Array; dic: Uint8Array }): Speller;
  export = nspell;
}
