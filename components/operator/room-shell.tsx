"use client";

import { BookCopy, Flag, Lock, ScrollText } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "wouter";

import { useSend } from "@/components/learner/account/use-send";
import { useScreenTitle, useScreenTop } from "@/components/learner/use-screen";
import { Button } from "@/components/ui/button";
import { LogoMark } from "@/components/ui/logo";
import { apiClient } from "@/lib/api/client/api-client";
import { defaultLocale, localePath } from "@/lib/i18n/locales";

const places = [
  { path: "/reports", name: "Reports", Icon: Flag },
  { path: "/bank", name: "Bank", Icon: BookCopy },
  { path: "/log", name: "Log", Icon: ScrollText },
] as const;

type RoomShellProps = { email: string; until: string; onLeave: () => void; children: ReactNode };

export function RoomShell({ email, until, onLeave, children }: RoomShellProps) {
  const [location] = useLocation();
  const { busy, send } = useSend();
  const place = places.find(({ path }) => location.startsWith(path));
  useScreenTitle(`${place?.name ?? "Operator"}, operator`);
  useScreenTop(location);
  const time = new Intl.DateTimeFormat("en-GB", { timeStyle: "short" }).format(new Date(until));

  const lock = () => void send(async () => apiClient.operator.leave.$post({ json: {} })).then(onLeave);

  return (
    <div className="mx-auto grid w-full max-w-page gap-6 px-4 pt-4 pb-12 sm:px-6">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line pb-3">
        <a
          href={localePath(defaultLocale, "/")}
          className="inline-flex min-h-11 items-center gap-2 font-bold text-ink no-underline"
        >
          <LogoMark className="size-8" />
          Bandwise <span className="font-normal text-ink-soft">operator</span>
        </a>
        <nav aria-label="Operator" className="order-last w-full md:order-none md:w-auto">
          <ul className="flex gap-1">
            {places.map(({ path, name, Icon }) => (
              <li key={path}>
                <Link
                  href={path}
                  aria-current={place?.path === path ? "page" : undefined}
                  className="inline-flex min-h-11 items-center gap-2 rounded-card px-3 text-ink-soft no-underline hover:bg-teal-soft hover:text-ink aria-[current]:bg-teal-soft aria-[current]:font-semibold aria-[current]:text-teal"
                >
                  <Icon aria-hidden size={20} strokeWidth={1.75} />
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <span className="max-w-56 truncate" title={email}>
            {email}
          </span>
          <span className="whitespace-nowrap tabular">open until {time}</span>
          <Button variant="secondary" size="sm" busy={busy} onClick={lock}>
            <Lock aria-hidden size={18} strokeWidth={1.75} />
            Lock
          </Button>
        </div>
      </header>
      <main id="content" className="grid min-w-0 content-start gap-6">
        {children}
      </main>
    </div>
  );
}
