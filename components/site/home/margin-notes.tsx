import { useTranslations } from "next-intl";

import { quotedEnglish } from "@/components/content/note-text";
import { Card } from "@/components/ui/card";
import { MarkerPen } from "@/components/site/marker-pen";

/** An answer to Listen and Type coming back with its notes: the product's second picture. */
export function MarginNotes() {
  const t = useTranslations("Home");
  return (
    <Card flush className="unhurried relative overflow-hidden">
      <div className="grid gap-6 p-6 sm:p-8">
        <div>
          <p className="text-xs text-ink-faint">{t("exampleHeard")}</p>
          <p lang="en" className="mt-1 font-serif text-passage">
            The library has been closed since the end of May.
          </p>
        </div>
        <div className="border-t border-line pt-5">
          <p className="text-xs text-ink-faint">{t("exampleTyped")}</p>
          <p lang="en" className="mt-1 font-serif text-passage leading-loose">
            The library has been <mark className="marked">close</mark>
            <sup className="ms-1 font-sans text-xs font-bold">1</sup> since{" "}
            <span className="marked px-3 text-ink-faint">…</span>
            <sup className="ms-1 font-sans text-xs font-bold">2</sup> end of May.
          </p>
        </div>
        <ol className="grid gap-3 border-s-2 border-marker ps-5 text-sm">
          {(["exampleNote1", "exampleNote2"] as const).map((note, index) => (
            <li key={note} className="grid grid-cols-[auto_1fr] gap-3">
              <span className="font-bold tabular">{index + 1}</span>
              <span>{t.rich(note, { en: quotedEnglish })}</span>
            </li>
          ))}
        </ol>
      </div>
      <div className="flex items-center justify-between gap-4 border-t border-line bg-sunken px-6 py-3 sm:px-8">
        <p className="font-semibold tabular">{t("exampleScore", { right: 8, total: 10 })}</p>
        <MarkerPen className="-my-6 w-24" />
      </div>
    </Card>
  );
}
