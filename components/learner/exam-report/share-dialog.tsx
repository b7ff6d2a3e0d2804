"use client";

import { useLocale } from "next-intl";
import { useEffect, useId, useRef, useState } from "react";
import { useSWRConfig } from "swr";

import { SentNote } from "@/components/learner/account/section-card";
import { useSend } from "@/components/learner/account/use-send";
import { endLink, makeLink, useLinks } from "@/components/learner/exam-report/report-queries";
import { useReportText } from "@/components/learner/exam-report/report-text";
import { named } from "@/components/learner/queries";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Input } from "@/components/ui/field";
import { localePath, toLocale } from "@/lib/i18n/locales";

type TickProps = { label: string; value: boolean; onChange: (value: boolean) => void; name: string };

function Tick({ label, value, onChange, name }: TickProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        name={name}
        checked={value}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 shrink-0 accent-teal"
      />
      {label}
    </label>
  );
}

/** The token is behind the `#`: it reaches no server with the page, and stands in no log. */
const addressOf = (locale: string, token: string) =>
  `${window.location.origin}${localePath(toLocale(locale), "/shared-report")}#${token}`;

function Address({ address }: { address: string }) {
  const { t } = useReportText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  // The button that made it is gone: the keyboard goes on here, with all of it selected.
  useEffect(() => field.current?.focus(), []);
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setIsCopied(true),
      () => undefined,
    );
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-sm font-semibold">
        {t("share.address")}
      </label>
      <Input
        ref={field}
        id={id}
        readOnly
        value={address}
        data-link
        onFocus={({ target }) => target.select()}
        className="text-sm"
      />
      <Button variant="secondary" className="justify-self-start" onClick={() => void copy()}>
        <span role="status">{t(isCopied ? "share.copied" : "share.copy")}</span>
      </Button>
    </div>
  );
}

type Link = NonNullable<ReturnType<typeof useLinks>["data"]>[number];

function Shows({ link: { showsName, showsTiming } }: { link: Link }) {
  const { t } = useReportText();
  return (
    <>
      {t(showsName ? "share.nameShown" : "share.nameHidden")}
      {showsTiming ? ` · ${t("share.timingShown")}` : null}
    </>
  );
}

function Links({ links }: { links: readonly Link[] }) {
  const { t, date } = useReportText();
  const { mutate } = useSWRConfig();
  const { busy, error, send } = useSend();
  const place = useRef<HTMLDivElement>(null);
  const end = (link: string) =>
    send(async () => {
      await endLink(link);
      await mutate(named("report-links"));
      // The button is gone with its link, and the keyboard stays in the dialog.
      place.current?.focus();
    });
  return (
    <div ref={place} tabIndex={-1} className="grid gap-4 outline-none">
      <ul className="grid divide-y divide-line empty:hidden">
        {links.map((link) => (
          <li key={link.id} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <span className="text-sm">
              <span className="block">
                <Shows link={link} />
              </span>
              <span className="text-ink-soft">{t("share.until", { date: date(link.expiresAt) })}</span>
            </span>
            <Button variant="quiet" size="sm" busy={busy} data-end-link onClick={() => void end(link.id)}>
              {t("share.end")}
            </Button>
          </li>
        ))}
      </ul>
      <SentNote error={error} />
    </div>
  );
}

type Made = Awaited<ReturnType<typeof makeLink>>;
type ShareDialogProps = { id: string; isTimed: boolean; onClose: () => void };

/** What a new link shows, and the press that makes it. */
function NewLink({
  id,
  isTimed,
  onMade,
}: Omit<ShareDialogProps, "onClose"> & { onMade: (made: Made) => void }) {
  const { t } = useReportText();
  const { mutate } = useSWRConfig();
  const { busy, error, send } = useSend();
  const [withName, setWithName] = useState(false);
  const [withTiming, setWithTiming] = useState(false);
  const make = () =>
    send(async () => {
      const made = await makeLink(id, { withName, withTiming });
      await mutate(named("report-links"));
      onMade(made);
    });
  return (
    <>
      <div>
        <Tick name="name" label={t("share.withName")} value={withName} onChange={setWithName} />
        {isTimed ? null : (
          <Tick name="timing" label={t("share.withTiming")} value={withTiming} onChange={setWithTiming} />
        )}
      </div>
      <Button size="lg" busy={busy} data-make-link onClick={() => void make()}>
        {t("share.make")}
      </Button>
      <SentNote error={error} />
    </>
  );
}

/** Makes private links, and ends those there are. */
export function ShareDialog({ id, isTimed, onClose }: ShareDialogProps) {
  const { t } = useReportText();
  const locale = useLocale();
  const [made, setMade] = useState<Made | null>(null);
  const { data: links = [] } = useLinks(id);
  const isThere = links.some((link) => link.id === made?.id);
  return (
    <Dialog open onOpenChange={onClose} title={t("share.title")} closeLabel={t("share.close")}>
      <p>{t("share.text")}</p>
      {made && isThere ? (
        <>
          <Address key={made.id} address={addressOf(locale, made.token)} />
          <Button variant="quiet" size="sm" className="justify-self-start" onClick={() => setMade(null)}>
            {t("share.another")}
          </Button>
        </>
      ) : (
        <NewLink id={id} isTimed={isTimed} onMade={setMade} />
      )}
      <Links links={links} />
    </Dialog>
  );
}
