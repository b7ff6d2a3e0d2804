"use client";

import { useLocale } from "next-intl";
import { type ReactNode, useSyncExternalStore } from "react";

import { withNext } from "@/components/learner/auth/next-path";
import { LinkButton } from "@/components/ui/button";
import { localePath } from "@/lib/i18n/locales";

type AuthLinkProps = { path: "/login" | "/register" | "/forget"; isButton?: boolean; children: ReactNode };

const neverChanges = () => () => undefined;
const onServer = () => "";

/** Leads to another account form, which then goes on to where this one would have gone. */
export function AuthLink({ path, isButton = false, children }: AuthLinkProps) {
  const search = useSyncExternalStore(neverChanges, () => window.location.search, onServer);
  const href = withNext(localePath(useLocale(), path), search);
  if (isButton) {
    return (
      <LinkButton size="lg" href={href}>
        {children}
      </LinkButton>
    );
  }
  return (
    <a href={href} className="inline-flex min-h-11 items-center font-semibold text-teal">
      {children}
    </a>
  );
}
