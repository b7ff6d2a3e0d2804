"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";

import { correctionPath, taskPath } from "@/components/learner/corrections/correction-paths";
import type { Correction } from "@/components/learner/corrections/corrections-queries";
import { ChargeLine } from "@/components/learner/corrections/result/charge-line";
import { MessagesOnDemand } from "@/components/learner/messages-on-demand";
import { useErrorText } from "@/components/learner/use-error-text";
import { Estimate } from "@/components/site/corrections/estimate";
import { MarkedWriting } from "@/components/site/corrections/marked-writing";
import { tryText } from "@/components/site/corrections/try-text";
import { buttonClass } from "@/components/ui/button";
import { toApiError } from "@/lib/api/client/api-error";
import { correctedWords } from "@/lib/core/text-limits";
import { type Locale, localePath } from "@/lib/i18n/locales";

type Handed = { text: string; key: string };
type Outcome = { correction: Correction } | { error: unknown };
type TryResultProps = {
  locale: Locale;
  handed: Handed;
  waiting: ReactNode;
  setBusy: (isBusy: boolean) => void;
  /** Once what came stands on the page. */
  onShown: () => void;
};

/** What came of a visitor's text. */
export function TryResult({ locale, handed, waiting, setBusy, onShown }: TryResultProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  useEffect(() => {
    let isLeft = false;
    const tell = (told: Outcome) => {
      if (isLeft) return;
      setOutcome(told);
      setBusy(false);
    };
    tryText(handed).then(
      (correction) => tell({ correction }),
      (error: unknown) => tell({ error }),
    );
    return () => {
      isLeft = true;
    };
  }, [handed, setBusy]);

  if (!outcome) return waiting;
  return (
    <MessagesOnDemand locale={locale} namespaces={["Corrections", "Errors", "Products", "Samples"]}>
      {"error" in outcome ? (
        <Refused error={outcome.error} locale={locale} />
      ) : (
        <Told correction={outcome.correction} locale={locale} />
      )}
      <Shown onShown={onShown} />
    </MessagesOnDemand>
  );
}

/** Beside what is shown, so that it says so when the messages are there too. */
function Shown({ onShown }: { onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return null;
}

const inApp = (locale: Locale, path: string) => `${localePath(locale, "/app")}#${path}`;

function Refused({ error, locale }: { error: unknown; locale: Locale }) {
  const t = useTranslations("Products.Writing.try");
  const errorText = useErrorText();
  if (toApiError(error).code !== "credit/insufficient") return <p role="alert">{errorText(error)}</p>;
  return (
    <div role="alert" className="grid justify-items-start gap-4">
      <p>{t("used")}</p>
      <div className="flex flex-wrap gap-3">
        <a href={inApp(locale, taskPath("free-text"))} className={buttonClass({ variant: "secondary" })}>
          {t("inApp")}
        </a>
        <a href={localePath(locale, "/pricing")} className={buttonClass({ variant: "quiet" })}>
          {t("plans")}
        </a>
      </div>
    </div>
  );
}

function Told({
  correction: { id, parts, result, failure, charge },
  locale,
}: {
  correction: Correction;
  locale: Locale;
}) {
  const t = useTranslations();
  const text = parts[0]?.text ?? "";
  return (
    <div className="grid gap-5">
      {result ? (
        <>
          {result.overall ? <Estimate overall={result.overall} cefr={result.cefr} size="md" /> : null}
          {result.reasons.length > 0 ? (
            <ul className="grid gap-1">
              {result.reasons.map((reason) => (
                <li key={reason}>{t(`Corrections.reasons.${reason}`, { most: correctedWords })}</li>
              ))}
            </ul>
          ) : null}
          <MarkedWriting text={text} edits={result.edits} id="own" locale={locale} />
          {result.edits.length === 0 && result.status !== "unscorable" ? (
            <p className="text-ink-soft">{t("Corrections.result.noMistakes")}</p>
          ) : null}
        </>
      ) : (
        <p>{failure ? t(`Corrections.failed.why.${failure}`) : t("Products.Writing.try.late")}</p>
      )}
      <ChargeLine charge={charge} />
      <p className="-mx-5 -mb-5 border-t border-line px-5 py-3 sm:-mx-6 sm:-mb-6 sm:px-6">
        <a href={inApp(locale, correctionPath(id))} className={buttonClass({ variant: "secondary" })}>
          {t("Products.Writing.try.more")}
        </a>
      </p>
    </div>
  );
}
