declare module "naughty-words" {
  const wordsByLanguage: { en: string[]; [language: string]: string[] };
  export default wordsByLanguage;
}
