import { defaultLocale, type Locale } from "@/lib/i18n/locales";
import { collectDocuments, type DocumentFolder } from "@/scripts/content/collect-documents";
import { reportInto, type Fault } from "@/scripts/content/fault";
import { cmsUnits } from "@/scripts/i18n/cms-units";
import { readDocumentText, type DocumentText } from "@/scripts/i18n/document-text";
import { documentUnits } from "@/scripts/i18n/document-units";
import { exchangedFilms, filmUnits } from "@/scripts/i18n/film-units";
import { messageUnits } from "@/scripts/i18n/message-units";
import type { ExchangeFile } from "@/scripts/i18n/unit";
import sameAsEnglish from "@/scripts/messages/same-as-english.json";

export type Project = {
  root: string;
  documents: DocumentFolder[];
  /** The English text, read once for all languages. */
  english: (document: DocumentFolder) => DocumentText | null;
};

/** The texts of the project; what cannot be read goes to `faults`. */
export function openProject(root: string, faults: Fault[]): Project {
  const read = new Map<DocumentFolder, DocumentText | null>();
  const documents = collectDocuments(root, []).filter(({ languages }) => languages.includes(defaultLocale));
  return {
    root,
    documents,
    english: (document) => {
      const known = read.get(document);
      if (known !== undefined) return known;
      const file = `${document.folder}/${defaultLocale}.mdx`;
      const text = readDocumentText(root, file, document.collection, reportInto(faults, file));
      read.set(document, text);
      return text;
    },
  };
}

type Source = { id: string; read: (locale: Locale, faults: Fault[]) => ExchangeFile | null };

/** Everything there is to translate, by the id it has in the exchange; each part is read when it is asked for. */
export function exchangeSources(project: Project): Source[] {
  const { root, documents } = project;
  return [
    { id: "messages", read: (locale, faults) => messageUnits(root, locale, { sameAsEnglish }, faults) },
    ...documents.map((document): Source => {
      return {
        id: `${document.collection}.${document.slug}`,
        read: (locale, faults) => {
          const english = project.english(document);
          return english && documentUnits(root, document, locale, english, faults);
        },
      };
    }),
    ...exchangedFilms(root).map((id): Source => {
      return { id: `films.${id}`, read: (locale, faults) => filmUnits(root, id, locale, faults) };
    }),
    { id: "cms", read: (locale, faults) => cmsUnits(root, locale, faults) },
  ];
}
