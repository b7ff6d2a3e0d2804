"use client";

import { type FormEvent, useState } from "react";

import { Button } from "@/components/ui/button";
import { Field, inputClass, TextArea } from "@/components/ui/field";
import { SubmitButton } from "@/components/ui/submit-button";

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
  | "tooMany",
  string
> & { topics: readonly { topic: string; text: string }[] };

type State =
  { at: "open" | "busy" } | { at: "sent"; email: string } | { at: "failed"; why: "failed" | "tooMany" };

async function post(address: string, form: FormData, locale: string): Promise<State> {
  const message = { ...Object.fromEntries(form), locale };
  const answer = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(message),
  }).catch(() => null);
  await answer?.arrayBuffer();
  if (answer?.ok) return { at: "sent", email: String(form.get("email")) };
  return { at: "failed", why: answer?.status === 429 ? "tooMany" : "failed" };
}

type ContactFormProps = { locale: string; apiBase: string; words: Words };

/** What was typed stays in the form until it has arrived. */
export function ContactForm({ locale, apiBase, words }: ContactFormProps) {
  const [state, setState] = useState<State>({ at: "open" });

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setState({ at: "busy" });
    setState(await post(`${apiBase}/api/common/contact`, form, locale));
  }

  if (state.at === "sent")
    return <Sent words={words} email={state.email} onAgain={() => setState({ at: "open" })} />;
  return (
    <form onSubmit={(event) => void send(event)} className="grid content-start gap-5">
      <TopicField label={words.topic} topics={words.topics} />
      <Field label={words.name} name="name" autoComplete="name" required maxLength={80} />
      <Field label={words.email} name="email" type="email" autoComplete="email" required maxLength={254} />
      <div className="grid gap-1.5">
        <label htmlFor="contact-text" className="text-sm font-semibold">
          {words.text}
        </label>
        <p id="contact-hint" className="text-sm text-ink-soft">
          {words.textHint}
        </p>
        <TextArea
          id="contact-text"
          name="text"
          aria-describedby="contact-hint"
          required
          minLength={10}
          maxLength={4_000}
          rows={8}
        />
      </div>
      <input name="website" defaultValue="" tabIndex={-1} autoComplete="off" aria-hidden hidden />
      <p role="alert" className="font-medium text-red empty:hidden">
        {state.at === "failed" ? words[state.why] : null}
      </p>
      <SubmitButton size="lg" busy={state.at === "busy"} className="justify-self-start max-sm:w-full">
        {words.send}
      </SubmitButton>
    </form>
  );
}

function TopicField({ label, topics }: { label: string; topics: Words["topics"] }) {
  return (
    <label className="grid gap-1.5 text-sm font-semibold">
      {label}
      <select name="topic" className={`${inputClass} font-normal`}>
        {topics.map(({ topic, text }) => (
          <option key={topic} value={topic}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

function Sent({ words, email, onAgain }: { words: Words; email: string; onAgain: () => void }) {
  return (
    <div
      role="status"
      className="grid content-start justify-items-start gap-4 rounded-card border-2 border-green bg-green-soft p-6"
    >
      <h2 className="text-2xl">{words.sent}</h2>
      <p>{words.sentText.replace("{email}", email)}</p>
      <Button variant="secondary" onClick={onAgain}>
        {words.another}
      </Button>
    </div>
  );
}
