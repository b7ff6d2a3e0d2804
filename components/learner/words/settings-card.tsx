"use client";

import { useTranslations } from "next-intl";
import { useSWRConfig } from "swr";
import { Link } from "wouter";

import { SectionCard, SentNote } from "@/components/learner/account/section-card";
import { useSend } from "@/components/learner/account/use-send";
import { goalPath } from "@/components/learner/learner-path";
import { named, type Vocabulary } from "@/components/learner/queries";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Form, textIn } from "@/components/ui/form";
import { apiClient } from "@/lib/api/client/api-client";
import { perDayBounds } from "@/lib/vocabulary/daily";

type Name = keyof typeof perDayBounds;

/** Within what is allowed; what is no number stays as it was. */
function readNumber(fields: FormData, name: Name, known: number) {
  const { from, to } = perDayBounds[name];
  const typed = Number.parseInt(textIn(fields, name), 10);
  return Number.isNaN(typed) ? known : Math.min(to, Math.max(from, typed));
}

/** How many words a day. */
export function SettingsCard({ vocabulary: { settings, isRaised } }: { vocabulary: Vocabulary }) {
  const t = useTranslations("Learner.words");
  const { mutate } = useSWRConfig();
  const { busy, isDone, error, send, reset } = useSend();

  function save(fields: FormData) {
    const json = {
      newPerDay: readNumber(fields, "newPerDay", settings.newPerDay),
      reviewsPerDay: readNumber(fields, "reviewsPerDay", settings.reviewsPerDay),
    };
    void send(async () => {
      await apiClient.vocabulary.settings.$put({ json });
      await Promise.all(["vocabulary", "cards", "deck"].map((name) => mutate(named(name))));
    });
  }

  const numbers = (["newPerDay", "reviewsPerDay"] as const).map((name) => (
    <Field
      key={`${name} ${settings[name]}`}
      label={t(name)}
      hint={t("perDayHint", perDayBounds[name])}
      name={name}
      type="number"
      inputMode="numeric"
      min={perDayBounds[name].from}
      max={perDayBounds[name].to}
      required
      defaultValue={settings[name]}
    />
  ));

  return (
    <SectionCard title={t("settings")}>
      <Form onSubmit={save} onInput={reset} className="max-w-md grid gap-4">
        {numbers}
        <p className="text-sm text-ink-soft">
          {t.rich("testDateHome", {
            link: (text) => (
              <Link href={goalPath} className="font-semibold text-teal">
                {text}
              </Link>
            ),
          })}
        </p>
        {isRaised ? <p className="text-sm">{t("raised")}</p> : null}
        <SentNote error={error} done={isDone ? t("saved") : null} />
        <Button type="submit" variant="secondary" busy={busy} className="justify-self-start">
          {t("save")}
        </Button>
      </Form>
    </SectionCard>
  );
}
