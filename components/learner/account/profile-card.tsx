"use client";

import { useLocale, useTranslations } from "next-intl";
import { mutate } from "swr";

import { FirstLanguage } from "@/components/learner/account/first-language";
import { SectionCard, SentNote } from "@/components/learner/account/section-card";
import { useSend } from "@/components/learner/account/use-send";
import { Loaded } from "@/components/learner/loaded";
import { named, useUser } from "@/components/learner/queries";
import { useSession } from "@/components/learner/use-session";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Form, textIn } from "@/components/ui/form";
import { apiClient } from "@/lib/api/client/api-client";
import { isLocale, localeCookie, localeFacts, localePath, locales } from "@/lib/i18n/locales";

/** The language of the site, and for an account that of its mails. */
export function LanguageChoice() {
  const t = useTranslations("Learner.account");
  const locale = useLocale();
  const session = useSession();
  const hasAccount = session !== null && !session.temp;

  async function choose(value: string) {
    if (!isLocale(value)) return;
    document.cookie = `${localeCookie.name}=${value}; max-age=${localeCookie.maxAge}; path=/; samesite=lax`;
    // The site changes its language whether or not the mails can follow now.
    if (hasAccount) await apiClient.account.$patch({ json: { locale: value } }).catch(() => undefined);
    window.location.assign(`${localePath(value, "/app")}#/account`);
  }

  return (
    <label className="max-w-xs grid gap-1.5 text-sm font-semibold">
      {t("language")}
      {hasAccount ? <span className="font-normal text-ink-soft">{t("languageHint")}</span> : null}
      <select
        value={locale}
        onChange={(event) => void choose(event.target.value)}
        className="min-h-12 rounded-card border border-line-strong bg-card px-3 text-base font-normal"
      >
        {locales.map((code) => (
          <option key={code} value={code} lang={code}>
            {localeFacts[code].name}
          </option>
        ))}
      </select>
    </label>
  );
}

function NameForm({ name }: { name: string }) {
  const t = useTranslations("Learner.account");
  const { busy, isDone, error, send, reset } = useSend();

  function save(fields: FormData) {
    const nickname = textIn(fields, "nickname").trim();
    if (!nickname) return;
    void send(async () => {
      await apiClient.account.$patch({ json: { nickname } });
      await mutate(named("user"));
    });
  }

  return (
    <Form onSubmit={save} onInput={reset} className="max-w-md grid gap-3">
      <Field
        label={t("name")}
        hint={t("nameHint")}
        name="nickname"
        autoComplete="nickname"
        required
        maxLength={40}
        defaultValue={name}
      />
      <SentNote error={error} done={isDone ? t("saved") : null} />
      <Button type="submit" variant="secondary" busy={busy} className="justify-self-start">
        {t("save")}
      </Button>
    </Form>
  );
}

/** Who somebody is here: name, address, languages. */
export function ProfileCard() {
  const t = useTranslations("Learner.account");
  const user = useUser();

  return (
    <SectionCard title={t("profile")}>
      <Loaded query={user} lines={2}>
        {({ email, nickname }) => (
          <>
            <dl className="grid gap-1">
              <dt className="text-sm text-ink-soft">{t("email")}</dt>
              <dd className="break-all">{email}</dd>
            </dl>
            <NameForm name={nickname} />
          </>
        )}
      </Loaded>
      <LanguageChoice />
      <Loaded query={user} lines={0} failure={null}>
        {({ firstLanguage }) => <FirstLanguage known={firstLanguage} />}
      </Loaded>
    </SectionCard>
  );
}
