"use client";

import { useFormatter, useTranslations } from "next-intl";
import { Link } from "wouter";

import { SentNote } from "@/components/learner/account/section-card";
import { useSend } from "@/components/learner/account/use-send";
import { correctionPath } from "@/components/learner/corrections/correction-paths";
import { type Mistakes, useMistakes } from "@/components/learner/corrections/corrections-queries";
import { DrillLink } from "@/components/learner/corrections/drill-link";
import { Explanation } from "@/components/learner/corrections/result/explanation";
import { correctionsPath } from "@/components/learner/learner-path";
import { Loaded } from "@/components/learner/loaded";
import { saveFile } from "@/components/learner/save-file";
import { useScreenTitle } from "@/components/learner/use-screen";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { apiClient } from "@/lib/api/client/api-client";

type Group = Mistakes["groups"][number];
type Example = Group["examples"][number];

/** The sentence as it was written, the mistake struck out and put right in its place. */
function Sentence({ example: { before, original, replacement, after } }: { example: Example }) {
  return (
    <p lang="en" className="font-serif text-lg wrap-anywhere">
      {before}
      {original ? <del className="text-red decoration-1">{original}</del> : null}
      {original && replacement ? " " : null}
      {replacement ? <ins className="font-semibold text-green no-underline">{replacement}</ins> : null}
      {after}
    </p>
  );
}

function ExampleRow({ example }: { example: Example }) {
  const format = useFormatter();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const { cue, reason, at, correctionId, ...edit } = example;
  return (
    <li className="grid break-inside-avoid gap-1 py-3">
      <Sentence example={example} />
      <p className="max-w-text">
        <Explanation
          edit={{ ...edit, ...(cue === null ? {} : { cue }), ...(reason === null ? {} : { reason }) }}
        />
      </p>
      <Link
        href={correctionPath(correctionId)}
        className="text-sm text-ink-soft underline underline-offset-4"
      >
        {format.dateTime(new Date(at), { dateStyle: "medium", timeZone })}
      </Link>
    </li>
  );
}

function MistakeGroup({ group: { category, count, corrections, examples, drill } }: { group: Group }) {
  const t = useTranslations("Corrections");
  return (
    <section
      data-category={category}
      className="grid justify-items-start gap-2 rounded-card border border-line bg-card p-5 sm:p-6 print:rounded-none print:border-0 print:border-t print:px-0"
    >
      <h2 className="text-xl">{t(`categories.${category}`)}</h2>
      <p className="text-ink-soft">{t("mistakes.count", { count, corrections })}</p>
      <ul className="w-full divide-y divide-line">
        {examples.map((example, index) => (
          <ExampleRow key={index} example={example} />
        ))}
      </ul>
      {count > examples.length ? (
        <p data-newest className="text-sm text-ink-soft">
          {t("mistakes.newest", { shown: examples.length, count })}
        </p>
      ) : null}
      {drill ? <DrillLink drill={drill} /> : null}
    </section>
  );
}

async function savePdf() {
  await saveFile(await apiClient.corrections["mistakes.pdf"].$get(), "bandwise-mistakes.pdf");
}

function NoMistakes() {
  const t = useTranslations("Corrections.mistakes");
  return <EmptyState title={t("none")} text={t("noneText")} />;
}

/** Every kind of mistake so far, the most frequent first: to read, to train, and to print. */
export function MistakesScreen() {
  const t = useTranslations("Corrections.mistakes");
  const { busy, error, send } = useSend();
  useScreenTitle(t("title"));
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Link
          href={correctionsPath}
          className="inline-flex min-h-11 items-center text-teal underline underline-offset-4"
        >
          {t("back")}
        </Link>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => window.print()}>
            {t("print")}
          </Button>
          <Button variant="secondary" busy={busy} data-action="pdf" onClick={() => void send(savePdf)}>
            {t("pdf")}
          </Button>
        </div>
      </div>
      <SentNote error={error} />
      <h1 className="text-2xl">{t("title")}</h1>
      <Loaded query={useMistakes()} lines={5} visitor={<NoMistakes />}>
        {({ corrections, words, groups }) =>
          groups.length === 0 ? (
            <NoMistakes />
          ) : (
            <>
              <p className="max-w-text">{t("from", { corrections, words })}</p>
              <div className="grid grid-cols-1 gap-6">
                {groups.map((group) => (
                  <MistakeGroup key={group.category} group={group} />
                ))}
              </div>
            </>
          )
        }
      </Loaded>
    </>
  );
}
