"use client";

import { useTranslations } from "next-intl";
import { ListBox, ListBoxItem } from "react-aria-components";

import { ErrorNote, Waiting } from "@/components/learner/error-note";
import { WordCard } from "@/components/learner/player/word-card";
import { useWord } from "@/components/learner/queries";
import { Dialog } from "@/components/ui/dialog";

function English({ children }: { children: string }) {
  return (
    <span lang="en" translate="no">
      {children}
    </span>
  );
}

type WordListProps = { words: string[]; onWord: (word: string) => void };

/** One stop of the Tab key; arrows and the first letters lead to a word. */
function WordList({ words, onWord }: WordListProps) {
  const t = useTranslations("Questions.words");
  return (
    <ListBox
      aria-label={t("list")}
      autoFocus="first"
      layout="grid"
      items={words.map((word) => ({ id: word }))}
      onAction={(key) => onWord(String(key))}
      className="flex flex-wrap gap-2"
    >
      {({ id }) => (
        <ListBoxItem
          id={id}
          textValue={id}
          className="inline-flex min-h-11 cursor-pointer items-center rounded-card border border-line px-3 hover:border-teal hover:bg-teal-soft"
        >
          <English>{id}</English>
        </ListBoxItem>
      )}
    </ListBox>
  );
}

type FoundProps = { setId: string; position: number; word: string };

function Found(place: FoundProps) {
  const { data, error, mutate } = useWord(place);
  if (data) return <WordCard found={data} place={place} />;
  return error ? <ErrorNote error={error} onRetry={() => void mutate()} /> : <Waiting lines={2} />;
}

type WordDialogProps = Omit<FoundProps, "word"> & {
  words: string[];
  /** Null shows the list. */
  word: string | null;
  onWord: (word: string) => void;
  onClose: () => void;
};

/** A word of the question, or the list of them. */
export function WordDialog({ setId, position, words, word, onWord, onClose }: WordDialogProps) {
  const t = useTranslations("Questions.words");
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={word === null ? t("look") : <English>{word}</English>}
      closeLabel={t("close")}
    >
      {word === null ? (
        <WordList words={words} onWord={onWord} />
      ) : (
        <Found setId={setId} position={position} word={word} />
      )}
    </Dialog>
  );
}
