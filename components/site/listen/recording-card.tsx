import { useTranslations } from "next-intl";

import { type ListenWords, plainWords } from "@/components/site/listen/listen-words";
import { ShadowPlayer } from "@/components/site/listen/shadow-player";
import { textsOf } from "@/components/site/texts-of";
import { OpeningSign } from "@/components/ui/opening-sign";
import type { SpokenRecording } from "@/lib/content/listening/listening-schema";

const folder = "/audio/listening/";

/** One recording; its player unfolds. */
export function RecordingCard({ recording, isOpen }: { recording: SpokenRecording; isOpen: boolean }) {
  const t = useTranslations("Listen");
  const { id, title, sentences } = recording;
  const total = sentences.length;
  const words: ListenWords = {
    ...textsOf(plainWords, t),
    sentence: sentences.map((_, index) => t("sentence", { number: index + 1, total })),
  };
  const spoken = sentences.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);

  return (
    <details id={id} open={isOpen} className="group rounded-card border border-line bg-card">
      <summary className="grid min-h-16 list-none grid-cols-[1fr_auto] items-center gap-x-4 px-5 py-3 hover:text-teal sm:px-6 [&::-webkit-details-marker]:hidden">
        <h3 lang="en" className="text-lg">
          {title}
        </h3>
        <OpeningSign className="row-span-2" />
        <span className="text-sm text-ink-soft tabular">
          {t("facts", { sentences: total, words: spoken })}
        </span>
      </summary>
      <div className="border-t border-line px-5 py-6 sm:px-6">
        <ShadowPlayer
          words={words}
          sentences={sentences.map(({ file, ...sentence }) => ({ ...sentence, file: folder + file }))}
        />
      </div>
    </details>
  );
}
