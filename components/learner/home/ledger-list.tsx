"use client";

import { useFormatter, useTranslations } from "next-intl";

import { Loaded } from "@/components/learner/loaded";
import { useLedger, type LedgerEntry } from "@/components/learner/queries";

function useEntryText() {
  const t = useTranslations("Learner.ledger");
  return ({ kind, change, unlimited }: LedgerEntry) => {
    const count = Math.abs(change);
    if (kind === "vip") return t("vip", { days: count });
    if (kind === "exam") return t("exam", { count });
    if (!unlimited) return t("correct", { count });
    return count === 0 ? t("correctUnlimited") : t("unlimitedDays", { days: count });
  };
}

function Entry({ entry }: { entry: LedgerEntry }) {
  const t = useTranslations("Learner.ledger");
  const format = useFormatter();
  const entryText = useEntryText();

  return (
    <li className="flex min-h-14 items-center justify-between gap-4 px-4 py-3">
      <span>
        {entryText(entry)}
        <span className="block text-sm text-ink-soft">
          {t(entry.reason)} · {format.dateTime(new Date(entry.at), { dateStyle: "medium" })}
        </span>
        <span className="block text-sm text-ink-soft empty:hidden">
          {entry.expiresAt
            ? t("validUntil", {
                date: format.dateTime(new Date(entry.expiresAt), { dateStyle: "medium" }),
              })
            : null}
        </span>
      </span>
      <span className="font-semibold tabular">
        {entry.change === 0 ? null : format.number(entry.change, { signDisplay: "always" })}
      </span>
    </li>
  );
}

/** What came into the balance and what went out, the newest first. */
export function LedgerList() {
  const t = useTranslations("Learner.home");
  const ledger = useLedger(1, 10);

  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{t("purchases")}</h2>
      <Loaded query={ledger}>
        {({ entries }) =>
          entries.length === 0 ? (
            <p className="text-ink-soft">{t("noPurchases")}</p>
          ) : (
            <ul className="grid divide-y divide-line rounded-card border border-line bg-card">
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}
