import { getTranslations } from "next-intl/server";

import {
  factOf,
  shownNotices,
  type FactName,
  type ShownNotice,
} from "@/lib/content/operator/operator-schema";
import { readOperator } from "@/lib/content/operator/read-operator";
import type { Locale } from "@/lib/i18n/locales";

const single = ["legalForm", "representative"] as const satisfies FactName[];
const further = ["email", "phone", "register", "taxNumber", "vatId"] as const satisfies FactName[];
const addressParts = ["street", "town", "country"] as const satisfies FactName[];

type Row = { label: string; text: string };

function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="divide-y divide-line rounded-card border border-line bg-card">
      {rows.map(({ label, text }) => (
        <div key={label} className="grid gap-x-6 gap-y-1 px-4 py-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Notice({ notice, draft }: { notice: ShownNotice; draft: string }) {
  return (
    <section lang={notice.language} className="grid gap-3">
      <h3 className="text-lg">{notice.title}</h3>
      {notice.isRead ? null : <p className="text-sm text-ink-soft">{draft}</p>}
      <Rows rows={notice.rows} />
    </section>
  );
}

/** Who runs the installation, with the notices some countries ask for: only what has been entered, and whether that is missing. */
export async function OperatorFacts({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: "Operator" });
  const operator = readOperator();
  const row = (name: (typeof single | typeof further)[number] | "name"): Row[] => {
    const text = factOf(operator, name);
    return text === null ? [] : [{ label: t(name), text }];
  };
  const address = addressParts.flatMap((name) => factOf(operator, name) ?? []).join(", ");
  const rows = [
    ...row("name"),
    ...single.flatMap(row),
    ...(address ? [{ label: t("address"), text: address }] : []),
    ...further.flatMap(row),
  ];
  const isMissing = factOf(operator, "name") === null || address === "";

  return (
    <section className="mt-12 grid gap-6" id="operator">
      <h2 className="text-2xl">{t("title")}</h2>
      {isMissing ? <p className="rounded-card bg-mark-soft px-4 py-3">{t("missing")}</p> : null}
      {rows.length > 0 ? <Rows rows={rows} /> : null}
      {shownNotices(operator).map((notice) => (
        <Notice key={notice.title} notice={notice} draft={t("counsel")} />
      ))}
    </section>
  );
}
