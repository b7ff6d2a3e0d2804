"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";

import { MessagesOnDemand } from "@/components/learner/messages-on-demand";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Form } from "@/components/ui/form";
import { localePath, type Locale } from "@/lib/i18n/locales";

type BeforePayingProps = {
  locale: Locale;
  name: string;
  price: string;
  /** Runs with the press itself, so that it may open a page. */
  onPay: () => void;
  onEnd: () => void;
};

const namespaces = ["Checkout"] as const;

function Agreement({ locale, name, price, onPay, onEnd }: BeforePayingProps) {
  const t = useTranslations("Checkout");
  const [isMissing, setIsMissing] = useState(false);

  function submit(fields: FormData, form: HTMLFormElement) {
    if (fields.has("agreed")) return onPay();
    setIsMissing(true);
    form.querySelector<HTMLInputElement>("input[name=agreed]")?.focus();
  }
  const link = (path: string) =>
    function Link(text: React.ReactNode) {
      return (
        <a href={localePath(locale, path)} target="_blank" className="text-teal underline underline-offset-4">
          {text}
        </a>
      );
    };

  return (
    <Dialog open onOpenChange={onEnd} title={t("beforeTitle")} closeLabel={t("close")}>
      <p>
        <span className="font-semibold">{name}.</span> {t("total", { price })}
      </p>
      <Form onSubmit={submit} className="grid gap-4">
        <div className="grid gap-1.5">
          <label className="grid cursor-pointer grid-cols-[auto_1fr] gap-3 rounded-card border border-line-strong p-4 has-checked:border-teal has-checked:bg-teal-soft">
            <input
              type="checkbox"
              name="agreed"
              required
              aria-invalid={isMissing || undefined}
              aria-describedby="agreement-missing"
              onChange={() => setIsMissing(false)}
              className="mt-0.5 size-5 accent-teal"
            />
            {t("agreement")}
          </label>
          <p id="agreement-missing" aria-live="polite" className="text-sm font-medium text-red empty:hidden">
            {isMissing ? t("agreementMissing") : null}
          </p>
        </div>
        <p className="text-sm text-ink-soft">
          {t.rich("terms", { terms: link("/tos"), refund: link("/refund-policy") })}
        </p>
        <Button type="submit" size="lg" data-pay>
          {t("pay", { price })}
        </Button>
      </Form>
    </Dialog>
  );
}

/** What buyers agree to before the payment page opens. */
export function BeforePaying(props: BeforePayingProps) {
  return (
    <MessagesOnDemand locale={props.locale} namespaces={namespaces}>
      <Agreement {...props} />
    </MessagesOnDemand>
  );
}
