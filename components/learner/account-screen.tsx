"use client";

import { useLocale, useTranslations } from "next-intl";

import { Loaded } from "@/components/learner/loaded";
import { useUser } from "@/components/learner/queries";
import { useSession } from "@/components/learner/use-session";
import { Button, LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { signOut } from "@/lib/api/client/sign";
import { isLocale, localeCookie, localeFacts, localePath, locales } from "@/lib/i18n/locales";

function LanguageChoice() {
  const t = useTranslations("Learner.account");
  const locale = useLocale();

  function choose(value: string) {
    if (!isLocale(value)) return;
    document.cookie = `${localeCookie.name}=${value}; max-age=${localeCookie.maxAge}; path=/; samesite=lax`;
    window.location.assign(`${localePath(value, "/app")}#/account`);
  }

  return (
    <label className="max-w-xs grid gap-1.5 text-sm font-semibold">
      {t("language")}
      <select
        value={locale}
        onChange={(event) => choose(event.target.value)}
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

export function AccountScreen() {
  const t = useTranslations("Learner.account");
  const locale = useLocale();
  const session = useSession();
  const user = useUser();
  const isGuest = !session || session.temp;

  return (
    <>
      <h1 className="text-2xl">{t("title")}</h1>
      <Card className="grid gap-5">
        {isGuest ? (
          <div className="grid justify-items-start gap-3">
            <p className="font-semibold">{t("guest")}</p>
            <p>{t("guestText")}</p>
            <div className="flex flex-wrap gap-3">
              <LinkButton href={localePath(locale, "/register")}>{t("signUp")}</LinkButton>
              <LinkButton variant="secondary" href={localePath(locale, "/login")}>
                {t("logIn")}
              </LinkButton>
            </div>
          </div>
        ) : (
          <Loaded query={user} lines={1}>
            {({ email }) => (
              <dl className="grid gap-1">
                <dt className="text-sm text-ink-soft">{t("email")}</dt>
                <dd className="break-all">{email}</dd>
              </dl>
            )}
          </Loaded>
        )}
        <LanguageChoice />
        {isGuest ? null : (
          <Button variant="secondary" className="justify-self-start" onClick={() => void signOut(locale)}>
            {t("logOut")}
          </Button>
        )}
      </Card>
    </>
  );
}
