import { createPreviewSecret } from "@sanity/preview-url-secret/create-secret";
import { useState } from "react";
import { type DocumentActionComponent, useClient, useCurrentUser } from "sanity";

import { settings } from "./studio-settings";

type Fields = Record<string, unknown>;

const slugOf = ({ slug }: Fields) =>
  typeof slug === "object" && slug !== null && "current" in slug && typeof slug.current === "string"
    ? slug.current
    : null;

/** Where the site shows the article; null while its address is not complete. */
function pathOf(fields: Fields, category: string | null) {
  const { language, collection } = fields;
  const name = slugOf(fields);
  if (name === null || typeof language !== "string") return null;
  const prefix = language === "en" ? "" : `/${language}`;
  if (collection === "learn") return `${prefix}/learn/${name}`;
  return collection === "blog" && category ? `${prefix}/blog/${category}/${name}` : null;
}

const categoryQuery =
  '*[_type == "article" && language == "en" && slug.current == $slug && collection == "blog"][0].category';

/** Opens the draft on the site. The link holds a secret that only editors can make; it is good for an hour. */
export const OpenPreview: DocumentActionComponent = ({ draft, published }) => {
  const client = useClient({ apiVersion: "2025-02-19" });
  const user = useCurrentUser();
  const [isOpening, setIsOpening] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const document: Fields = draft ?? published ?? {};

  async function open() {
    setIsOpening(true);
    try {
      const own = typeof document.category === "string" ? document.category : null;
      const category =
        own ??
        (await client
          .withConfig({ perspective: "drafts" })
          .fetch<string | null>(categoryQuery, { slug: slugOf(document) }));
      const path = pathOf(document, category);
      if (!path)
        return setFault("Fill in language, shelf, address and, in the English document, the category.");
      const { secret } = await createPreviewSecret(client, "bandwise-studio", location.href, user?.id);
      const link = new URL(`${settings.siteUrl}/api/cms/preview`);
      link.searchParams.set("sanity-preview-secret", secret);
      link.searchParams.set("sanity-preview-pathname", path);
      window.open(link, "_blank", "noopener");
    } catch (error) {
      setFault(`The preview could not be opened: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      setIsOpening(false);
    }
  }

  return {
    label: isOpening ? "Opening…" : "Open preview",
    disabled: isOpening,
    onHandle: () => void open(),
    dialog: fault !== null && {
      type: "dialog",
      header: "Preview",
      content: fault,
      onClose: () => setFault(null),
    },
  };
};
