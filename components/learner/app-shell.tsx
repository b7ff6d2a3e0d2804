"use client";

import { BookOpenCheck, History, House, Layers, PenLine, Timer, UserRound } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Link, useLocation } from "wouter";

import { examsPath } from "@/components/learner/exam/exam-paths";
import {
  correctionsPath,
  diagnosticPath,
  goalPath,
  isSittingPath,
  isTaskPath,
  wayPath,
} from "@/components/learner/learner-path";
import { OfflineWays } from "@/components/learner/offline/offline-ways";
import { useUser } from "@/components/learner/queries";
import { SessionGuard } from "@/components/learner/session/session-guard";
import { useAnswerSender } from "@/components/learner/use-answer-sender";
import { useOnline } from "@/components/learner/use-online";
import { useScreenTitle, useScreenTop } from "@/components/learner/use-screen";
import { useSession } from "@/components/learner/use-session";
import { classNames } from "@/components/ui/class-names";
import { LogoMark } from "@/components/ui/logo";
import { localePath } from "@/lib/i18n/locales";

const places = [
  { path: "/home", name: "home", Icon: House },
  { path: "/practice", name: "practice", Icon: BookOpenCheck },
  { path: "/words", name: "words", Icon: Layers },
  { path: correctionsPath, name: "corrections", Icon: PenLine },
  { path: examsPath, name: "exam", Icon: Timer },
  { path: "/history", name: "history", Icon: History },
  { path: "/account", name: "account", Icon: UserRound },
] as const;

/** A task has a phone's screen for itself, with its buttons where the bar would be. */
function Navigation({ isTask }: { isTask: boolean }) {
  const t = useTranslations("Learner.nav");
  const [location] = useLocation();

  return (
    <nav
      aria-label={t("label")}
      className={classNames(
        "fixed inset-x-0 bottom-0 z-20 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] md:static md:border-0 md:bg-transparent md:pb-0",
        isTask && "max-md:hidden",
      )}
    >
      <ul className="flex md:grid md:grid-cols-1 md:gap-1">
        {places.map(({ path, name, Icon }) => (
          <li key={path} className={classNames("min-w-0 flex-auto", name === "history" && "max-md:hidden")}>
            <Link
              href={path}
              aria-current={location.startsWith(path) ? "page" : undefined}
              className="flex min-h-14 flex-col items-center justify-center gap-0.5 rounded-card px-0.5 text-center text-xs [overflow-wrap:anywhere] hyphens-auto text-ink-soft no-underline hover:text-ink aria-[current]:font-semibold aria-[current]:text-teal max-md:h-full max-md:justify-start max-md:pt-1.5 md:min-h-11 md:flex-row md:justify-start md:gap-3 md:px-3 md:text-base md:hover:bg-teal-soft md:aria-[current]:bg-teal-soft"
            >
              <Icon aria-hidden size={20} strokeWidth={1.75} />
              {t(name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Notices({ isTask }: { isTask: boolean }) {
  const t = useTranslations("Learner");
  const locale = useLocale();
  const session = useSession();
  const isOnline = useOnline();

  return (
    <>
      <p role="status" className="rounded-card bg-mark-soft px-4 py-3 empty:hidden">
        {isOnline ? null : t("offline")}
      </p>
      {isOnline || isTask ? null : <OfflineWays />}
      {session?.temp && !isTask ? (
        <p className="rounded-card bg-mark-soft px-4 py-3 print:hidden">
          {t.rich("guestNote", {
            link: (text) => (
              <a href={localePath(locale, "/register")} className="font-semibold text-teal">
                {text}
              </a>
            ),
          })}
        </p>
      ) : null}
    </>
  );
}

/** What a screen that is no task is called; a task names itself. */
function useScreenName(location: string) {
  const t = useTranslations("Learner");
  const place = places.find(({ path }) => location.startsWith(path));
  if (location === goalPath) return t("goal.title");
  if (location === wayPath) return t("path.title");
  if (location === diagnosticPath) return t("diagnostic.title");
  return place ? t(`nav.${place.name}`) : t("title");
}

/** What an older version stored does not say whose session it is; reading the user does. */
function NameUser() {
  useUser();
  return null;
}

/** The frame of the learner's area: a rail on wide screens, a bar at the bottom on narrow ones. */
export function AppShell({ children }: { children: ReactNode }) {
  const t = useTranslations("Learner.nav");
  const locale = useLocale();
  const [location] = useLocation();
  const session = useSession();
  const isTask = isTaskPath(location);
  const isSitting = isSittingPath(location);
  useAnswerSender();
  useScreenTop(location);
  const name = useScreenName(location);
  useScreenTitle(isTask ? null : name);

  return (
    <div
      className={classNames(
        "mx-auto grid min-h-dvh w-full max-w-page grid-cols-1 content-start gap-x-10 ps-[max(1rem,env(safe-area-inset-left))] pe-[max(1rem,env(safe-area-inset-right))] pt-4 pb-[calc(6rem+env(safe-area-inset-bottom))] md:ps-[max(1.5rem,env(safe-area-inset-left))] md:pe-[max(1.5rem,env(safe-area-inset-right))] md:pt-8 md:pb-12",
        isSitting ? "md:grid-cols-1" : "md:grid-cols-[12rem_minmax(0,1fr)]",
        isTask && "max-md:pt-0 max-md:pb-0",
        "print:block",
      )}
    >
      <header
        className={classNames(
          isSitting
            ? "hidden"
            : "flex items-center justify-between md:sticky md:top-8 md:grid md:content-start md:gap-6 md:self-start print:hidden",
          isTask && "max-md:hidden",
        )}
      >
        <a
          href={localePath(locale, "/")}
          title={t("site")}
          className="inline-flex min-h-11 items-center gap-2 font-bold text-ink no-underline"
        >
          <LogoMark className="size-8" />
          Bandwise
        </a>
        <Navigation isTask={isTask} />
      </header>
      <main id="content" className="grid min-w-0 grid-cols-1 content-start gap-6 pt-4 md:pt-0">
        <Notices isTask={isTask} />
        {children}
      </main>
      {session?.userId === null ? <NameUser /> : null}
      <SessionGuard isTask={isTask} />
    </div>
  );
}
