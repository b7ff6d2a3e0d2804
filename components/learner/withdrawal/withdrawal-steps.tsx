"use client";

import { useFormatter, useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef, useState } from "react";

import { useErrorText } from "@/components/learner/use-error-text";
import {
  readStatement,
  type Statement,
  type StatementFault,
} from "@/components/learner/withdrawal/find-faults";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { withdrawalLimits } from "@/lib/core/withdrawal";

type WithdrawalStepsProps = {
  /** Known in the account: it is not asked for. */
  order?: string;
  /** What goes back, in words; the page without a session does not know. */
  refund?: string;
  email?: string;
  /** Sends the statement; gives back when it arrived. */
  onConfirm: (statement: Statement) => Promise<string>;
};

type State =
  { at: "form" } | { at: "review"; busy: boolean; error: unknown } | { at: "done"; declaredAt: string };

/** A step's heading takes the focus, so that everybody learns of the next step. */
function StepTitle({ children, isFirst = false }: { children: ReactNode; isFirst?: boolean }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirst) title.current?.focus();
  }, [isFirst]);
  return (
    <h2 ref={title} tabIndex={-1} className="text-xl outline-none">
      {children}
    </h2>
  );
}

function Review({ statement, refund }: { statement: Statement; refund: string | undefined }) {
  const t = useTranslations("Withdrawal");
  const rows = [
    [t("name"), statement.name],
    [t("order"), statement.order],
    [t("email"), statement.email],
  ] as const;
  return (
    <>
      <p>{t("statement")}</p>
      <dl className="divide-y divide-line rounded-card border border-line">
        {rows.map(([label, value]) => (
          <div key={label} className="grid gap-0.5 px-4 py-3">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {refund ? <p className="font-semibold">{refund}</p> : null}
    </>
  );
}

function Done({ email, declaredAt }: { email: string; declaredAt: string }) {
  const t = useTranslations("Withdrawal");
  const format = useFormatter();
  const at = format.dateTime(new Date(declaredAt), { dateStyle: "long", timeStyle: "long" });
  return (
    <div role="status" className="grid gap-3">
      <StepTitle>{t("doneTitle")}</StepTitle>
      <p className="wrap-anywhere">{t("done", { at, email })}</p>
      <p>{t("doneMoney")}</p>
    </div>
  );
}

/** Withdrawing in two steps: the statement, then its confirmation. What was typed stays until it has arrived. */
export function WithdrawalSteps({ order, refund, email, onConfirm }: WithdrawalStepsProps) {
  const t = useTranslations("Withdrawal");
  const errorText = useErrorText();
  const [state, setState] = useState<State>({ at: "form" });
  const [statement, setStatement] = useState<Statement>({ name: "", email: email ?? "", order: order ?? "" });
  const [faults, setFaults] = useState<readonly StatementFault[]>([]);
  const errorOf = (name: StatementFault) => (faults.includes(name) ? t(`Faults.${name}`) : undefined);

  function check(fields: FormData, form: HTMLFormElement) {
    const read = readStatement(fields, order);
    setStatement(read.statement);
    setFaults(read.faults);
    const [first] = read.faults;
    const field = first && form.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
    if (!first) setState({ at: "review", busy: false, error: null });
  }

  async function confirm() {
    setState({ at: "review", busy: true, error: null });
    try {
      setState({ at: "done", declaredAt: await onConfirm(statement) });
    } catch (error) {
      setState({ at: "review", busy: false, error });
    }
  }

  if (state.at === "done") return <Done email={statement.email} declaredAt={state.declaredAt} />;
  if (state.at === "review")
    return (
      <div className="grid content-start gap-4">
        <StepTitle>{t("reviewTitle")}</StepTitle>
        <Review statement={statement} refund={refund} />
        <p role="alert" className="font-medium text-red empty:hidden">
          {state.error ? errorText(state.error) : null}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button size="lg" busy={state.busy} onClick={() => void confirm()} data-confirm>
            {t("confirm")}
          </Button>
          <Button
            size="lg"
            variant="secondary"
            disabled={state.busy}
            onClick={() => setState({ at: "form" })}
          >
            {t("change")}
          </Button>
        </div>
      </div>
    );
  const text = { required: true, className: "max-w-xl" };
  return (
    <Form onSubmit={check} className="grid content-start gap-5">
      <Field
        {...text}
        label={t("name")}
        name="name"
        autoComplete="name"
        maxLength={withdrawalLimits.name}
        defaultValue={statement.name}
        error={errorOf("name")}
      />
      <Field
        {...text}
        label={t("email")}
        hint={order ? undefined : t("emailHint")}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={withdrawalLimits.email}
        defaultValue={statement.email}
        error={errorOf("email")}
      />
      {order ? null : (
        <Field
          {...text}
          label={t("order")}
          hint={t("orderHint")}
          name="order"
          autoComplete="off"
          spellCheck={false}
          maxLength={withdrawalLimits.order}
          defaultValue={statement.order}
          error={errorOf("order")}
        />
      )}
      <Button type="submit" size="lg" className="justify-self-start max-sm:w-full">
        {t("continue")}
      </Button>
    </Form>
  );
}
