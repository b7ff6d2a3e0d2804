"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";

import { DataCard } from "@/components/learner/account/data-card";
import { DeleteCard } from "@/components/learner/account/delete-card";
import { DevicesCard } from "@/components/learner/account/devices-card";
import { KeysCard } from "@/components/learner/account/keys-card";
import { PasswordCard } from "@/components/learner/account/password-card";
import { LanguageChoice, ProfileCard } from "@/components/learner/account/profile-card";
import { PurchasesCard } from "@/components/learner/account/purchases-card";
import { ConsentsCard } from "@/components/learner/consents/consents-card";
import { useUser } from "@/components/learner/queries";
import { useSession } from "@/components/learner/use-session";
import { Button, LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { signOut } from "@/lib/api/client/sign";
import { storeSession } from "@/lib/api/client/session-store";
import { localePath } from "@/lib/i18n/locales";

function Guest() {
  const t = useTranslations("Learner.account");
  const locale = useLocale();
  return (
    <Card className="grid gap-5">
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
      <LanguageChoice />
    </Card>
  );
}

/** Nothing is left of the account; the last thing the browser knows is where its mail goes. */
function Gone({ email }: { email: string }) {
  const t = useTranslations("Learner.account");
  const locale = useLocale();
  return (
    <Card className="grid justify-items-start gap-4">
      <p role="status" className="wrap-anywhere">
        {t("deleted", { email })}
      </p>
      <LinkButton variant="secondary" href={localePath(locale, "/")}>
        {t("backHome")}
      </LinkButton>
    </Card>
  );
}

function Account({ onDeleted }: { onDeleted: (email: string) => void }) {
  const t = useTranslations("Learner.account");
  const locale = useLocale();
  const user = useUser();

  function leave() {
    storeSession(null);
    window.location.assign(localePath(locale, "/login"));
  }

  return (
    <>
      <ProfileCard />
      <PurchasesCard email={user.data?.email ?? ""} />
      <PasswordCard />
      <DevicesCard onEnded={leave} />
      <ConsentsCard />
      <KeysCard />
      <DataCard />
      {user.data ? <DeleteCard user={user.data} onDeleted={onDeleted} /> : null}
      <Button variant="secondary" className="justify-self-start" onClick={() => void signOut(locale)}>
        {t("logOut")}
      </Button>
    </>
  );
}

export function AccountScreen() {
  const t = useTranslations("Learner.account");
  const session = useSession();
  const [gone, setGone] = useState<string | null>(null);
  const isGuest = !session || session.temp;

  return (
    <>
      <h1 className="text-2xl">{t("title")}</h1>
      {gone !== null ? (
        <Gone email={gone} />
      ) : isGuest ? (
        <>
          <Guest />
          <ConsentsCard />
          <KeysCard />
        </>
      ) : (
        <Account
          onDeleted={(email) => {
            setGone(email);
            storeSession(null);
          }}
        />
      )}
    </>
  );
}
