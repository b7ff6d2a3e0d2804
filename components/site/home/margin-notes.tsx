import { useTranslations } from "next-intl";

import { ComputerVoice } from "@/components/questions/computer-voice";
import { Card } from "@/components/ui/card";
import { listRecordings } from "@/lib/content/listening/listening";

/** The second sentence of the first recording, as somebody may type it. */
const example = {
  recording: "bus",
  sentence: 1,
  typed: ["After two stops, I", "out of", "window and saw a river."],
  right: 11,
  total: 13,
} as const;

/** A dictation as it comes back: the words that differ, and the product's own lines about them. */
export function MarginNotes() {
  const t = useTranslations();
  const spoken = listRecordings()
    .flatMap(({ recordings }) => recordings)
    .find(({ id }) => id === example.recording)?.sentences[example.sentence];
  const [start, middle, end] = example.typed;
  const notes = [
    <>
      {t("Questions.listen-and-type.substitute")}{" "}
      <del lang="en" className="quoted-english text-red">
        look
      </del>
    </>,
    t("Questions.listen-and-type.omit"),
  ];
  return (
    <Card flush className="unhurried relative overflow-hidden">
      <div className="grid gap-5 p-5 sm:p-8">
        {spoken ? (
          <div>
            <p className="text-xs text-ink-faint">{t("Home.exampleHeard")}</p>
            <audio
              controls
              preload="none"
              src={`/audio/listening/${spoken.file}`}
              aria-label={t("Home.exampleHeard")}
              className="mt-2 h-11 w-full max-w-96"
            />
            <ComputerVoice />
          </div>
        ) : null}
        <div className="border-t border-line pt-4">
          <p className="text-xs text-ink-faint">{t("Questions.listen-and-type.comparison")}</p>
          <p lang="en" translate="no" className="sample-answer mt-1 font-serif text-passage leading-loose">
            {start} <mark className="marked">looked</mark> {middle} <mark className="marked">the</mark> {end}
          </p>
        </div>
        <ol className="grid gap-2 text-sm">
          {notes.map((note, index) => (
            <li key={index} className="grid grid-cols-[auto_1fr] items-start gap-3">
              <span
                aria-hidden
                className="grid size-5 place-items-center rounded-full bg-mark text-xs font-semibold tabular"
              >
                {index + 1}
              </span>
              <span>{note}</span>
            </li>
          ))}
        </ol>
        <div className="border-s-4 border-marker ps-4 text-sm">
          <p className="font-semibold">{t("Learner.player.explanation")}</p>
          <p>{t("Explanations.dictation-endings", { words: "looked" })}</p>
        </div>
      </div>
      <p className="border-t border-line bg-sunken px-5 py-3 font-semibold tabular sm:px-8">
        {t("Home.exampleScore", { right: example.right, total: example.total })}
      </p>
    </Card>
  );
}
