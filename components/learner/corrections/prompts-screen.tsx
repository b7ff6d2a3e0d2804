"use client";

import { Shuffle } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Link, useLocation } from "wouter";

import { PictureCredit } from "@/components/learner/corrections/asked-picture";
import { promptPath, spokenTask } from "@/components/learner/corrections/correction-paths";
import {
  type PromptSummary,
  readAnyPrompt,
  usePrompts,
} from "@/components/learner/corrections/corrections-queries";
import { useSend } from "@/components/learner/account/use-send";
import { SentNote } from "@/components/learner/account/section-card";
import { TaskName, useTaskName } from "@/components/learner/corrections/task-name";
import { correctionsPath } from "@/components/learner/learner-path";
import { Loaded } from "@/components/learner/loaded";
import { useScreenTitle } from "@/components/learner/use-screen";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { sampledAs } from "@/lib/content/samples/sampled-as";
import { samplePath } from "@/lib/content/samples/sample-path";
import type { CorrectedTask } from "@/lib/core/corrected-tasks";
import { localePath } from "@/lib/i18n/locales";

/** What was done with a prompt so far. */
function PromptState({ prompt: { doneAt, hasDraft } }: { prompt: PromptSummary }) {
  const t = useTranslations("Corrections.prompts");
  if (hasDraft) return <Badge tone="teal">{t("draft")}</Badge>;
  return doneAt ? <Badge tone="green">{t("done")}</Badge> : null;
}

/** What is heard first is not told: its name is enough to know it by. */
const titleOf = (name: string) => {
  const words = name.replaceAll("-", " ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

type PromptCardProps = { task: CorrectedTask; prompt: PromptSummary };

function PromptCard({ task, prompt }: PromptCardProps) {
  const t = useTranslations("Corrections.prompts");
  const { name, level, asks, picture } = prompt;
  return (
    <li className="relative grid content-start gap-2 rounded-card border border-line-strong bg-card p-4 hover:border-teal">
      {picture ? (
        <img
          src={picture.src}
          alt={picture.alt}
          lang="en"
          width={1200}
          height={900}
          loading="lazy"
          className="aspect-4/3 h-auto w-full rounded-sm border border-line object-cover shaded"
        />
      ) : null}
      {picture?.credit ? <PictureCredit>{picture.credit}</PictureCredit> : null}
      <span className="flex flex-wrap items-start justify-between gap-2">
        <Link
          href={promptPath(task, name)}
          data-prompt={name}
          lang={picture ? undefined : "en"}
          className="text-ink no-underline after:absolute after:inset-0"
        >
          {picture ? (
            t(spokenTask(task) ? "pictureSpoken" : "picture")
          ) : (
            <span className="line-clamp-3">{asks || titleOf(name)}</span>
          )}
        </Link>
      </span>
      <span className="flex flex-wrap gap-2">
        <Badge>{level}</Badge>
        <PromptState prompt={prompt} />
      </span>
    </li>
  );
}

/** Where answers to prompts of the task can be read, level by level. */
function SamplesLink({ task }: { task: CorrectedTask }) {
  const t = useTranslations("Corrections.samples");
  const locale = useLocale();
  const sampled = sampledAs[task];
  if (!sampled) return null;
  return (
    <a
      href={localePath(locale, samplePath(sampled))}
      data-samples
      className="inline-flex min-h-11 items-center justify-self-start text-teal underline underline-offset-4"
    >
      {t("all")}
    </a>
  );
}

/** Which of them to write about: chosen, or any that was not written about yet. */
export function PromptsScreen({ task }: { task: CorrectedTask }) {
  const t = useTranslations("Corrections.prompts");
  const name = useTaskName();
  const [, navigate] = useLocation();
  const [pages, setPages] = useState(1);
  const query = usePrompts(task, pages);
  useScreenTitle(name(task));

  const any = useSend();
  const chooseAny = (total: number) =>
    any.send(async () => {
      const prompt = await readAnyPrompt(task, total);
      if (prompt) navigate(promptPath(task, prompt.name));
    });

  return (
    <>
      <Link
        href={correctionsPath}
        className="inline-flex min-h-11 items-center justify-self-start text-teal underline underline-offset-4"
      >
        {t("back")}
      </Link>
      <h1 className="text-2xl">
        <TaskName task={task} />
      </h1>
      <SamplesLink task={task} />
      <Loaded query={query} lines={5}>
        {({ prompts, total }) => (
          <>
            <Button
              size="lg"
              data-random
              className="justify-self-start"
              busy={any.busy}
              onClick={() => void chooseAny(total)}
            >
              <Shuffle aria-hidden size={20} strokeWidth={1.75} />
              {t("random")}
            </Button>
            <SentNote error={any.error} />
            <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
              {prompts.map((prompt) => (
                <PromptCard key={prompt.name} task={task} prompt={prompt} />
              ))}
            </ul>
            {prompts.length < total ? (
              <Button variant="secondary" className="justify-self-start" onClick={() => setPages(pages + 1)}>
                {t("more")}
              </Button>
            ) : null}
          </>
        )}
      </Loaded>
    </>
  );
}
