"use client";

import { type FormEvent, useState } from "react";

import {
  checkedFields,
  type ContactFault,
  type ContactFaults,
  findFaults,
} from "@/components/site/contact/find-faults";
import { MailText } from "@/components/site/contact/mail-text";
import { SentNote } from "@/components/site/contact/sent-note";
import { TextField } from "@/components/site/contact/text-field";
import { TopicField } from "@/components/site/contact/topic-field";
import { Button, buttonClass } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { contactLimits } from "@/lib/core/contact-message";

type Words = Record<
  | "topic"
  | "name"
  | "email"
  | "text"
  | "textHint"
  | "send"
  | "sent"
  | "sentText"
  | "another"
  | "failed"
  | "tooMany"
  | "mailIt",
  string
> & { topics: readonly { topic: string; text: string }[]; faults: Record<ContactFault, string> };

type State =
  | { at: "open" | "again" | "busy" }
  | { at: "sent"; email: string }
  | { at: "failed"; why: "failed" | "tooMany"; mail: string };

/** The mail program's own limit: longer addresses are cut by some of them. */
const longestMail = 1_500;

/** What was typed, as the beginning of a mail. */
function mailOf(form: FormData, topics: Words["topics"]) {
  const subject = topics.find(({ topic }) => topic === form.get("topic"))?.text ?? "";
  const body = String(form.get("text")).slice(0, longestMail);
  return `?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

async function post(address: string, form: FormData, locale: string) {
  const answer = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...Object.fromEntries(form), locale }),
  }).catch(() => null);
  await answer?.arrayBuffer();
  return answer;
}

type ContactFormProps = { locale: string; apiBase: string; mailbox: string; words: Words };

/** What was typed stays in the form until it has arrived. */
export function ContactForm({ locale, apiBase, mailbox, words }: ContactFormProps) {
  const [state, setState] = useState<State>({ at: "open" });
  const [faults, setFaults] = useState<ContactFaults>({});

  function focusFirst(found: ContactFaults, form: HTMLFormElement) {
    const name = checkedFields.find((field) => found[field]);
    const field = name && form.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  }

  /** A fault goes as soon as it is corrected; none comes while somebody is still typing. */
  function forget(event: FormEvent<HTMLFormElement>) {
    const now = findFaults(new FormData(event.currentTarget));
    setFaults((shown) =>
      Object.fromEntries(
        checkedFields.flatMap((field) => (shown[field] && now[field] ? [[field, now[field]]] : [])),
      ),
    );
  }

  async function send(fields: FormData, form: HTMLFormElement) {
    const found = findFaults(fields);
    setFaults(found);
    if (Object.keys(found).length > 0) return focusFirst(found, form);
    setState({ at: "busy" });
    const answer = await post(`${apiBase}/api/common/contact`, fields, locale);
    if (answer?.ok) return setState({ at: "sent", email: String(fields.get("email")).trim() });
    const why = answer?.status === 429 ? "tooMany" : "failed";
    setState({ at: "failed", why, mail: mailOf(fields, words.topics) });
  }

  if (state.at === "sent")
    return <SentNote words={words} email={state.email} onAgain={() => setState({ at: "again" })} />;
  const errorOf = (fault: ContactFault | undefined) => fault && words.faults[fault];
  return (
    <Form
      onSubmit={(fields, form) => void send(fields, form)}
      onInput={forget}
      className="grid content-start gap-5"
    >
      <TopicField label={words.topic} topics={words.topics} autoFocus={state.at === "again"} />
      <Field
        label={words.name}
        name="name"
        autoComplete="name"
        required
        maxLength={contactLimits.name}
        error={errorOf(faults.name)}
      />
      <Field
        label={words.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={contactLimits.email}
        error={errorOf(faults.email)}
      />
      <TextField label={words.text} hint={words.textHint} error={errorOf(faults.text)} />
      <input name="website" defaultValue="" tabIndex={-1} autoComplete="off" aria-hidden hidden />
      <div role="alert" className="grid justify-items-start gap-3 empty:hidden">
        {state.at === "failed" ? (
          <>
            <p className="font-medium text-red">
              <MailText text={words[state.why]} email={mailbox} query={state.mail} />
            </p>
            <a href={`mailto:${mailbox}${state.mail}`} className={buttonClass({ variant: "secondary" })}>
              {words.mailIt}
            </a>
          </>
        ) : null}
      </div>
      <Button type="submit" size="lg" busy={state.at === "busy"} className="justify-self-start max-sm:w-full">
        {words.send}
      </Button>
    </Form>
  );
}
