"use client";

import { useState } from "react";

import { useSend } from "@/components/learner/account/use-send";
import { useErrorText } from "@/components/learner/use-error-text";
import { useScreenTitle } from "@/components/learner/use-screen";
import type { Room } from "@/components/operator/queries";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Form, textIn } from "@/components/ui/form";
import { apiClient } from "@/lib/api/client/api-client";

function Digits({ error }: { error: string | undefined }) {
  return (
    <Field
      label="Code"
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      autoFocus
      onInput={({ currentTarget }) => {
        currentTarget.value = currentTarget.value.replace(/\D/g, "").slice(0, 6);
      }}
      error={error}
    />
  );
}

/** In front of the room: a fresh code, by mail to the operator's own address. */
export function EntryCard({ email, onEnter }: { email: string; onEnter: (room: Room) => void }) {
  const errorText = useErrorText();
  const asking = useSend();
  const entering = useSend();
  const [isSent, setIsSent] = useState(false);
  useScreenTitle("Operator");

  const sendCode = () =>
    void asking.send(async () => {
      await apiClient.operator.code.$post({ json: {} });
      setIsSent(true);
    });

  function enter(fields: FormData) {
    void entering.send(async () => {
      const response = await apiClient.operator.enter.$post({ json: { code: textIn(fields, "code") } });
      onEnter((await response.json()).data);
    });
  }

  return (
    <main id="content" className="mx-auto grid min-h-dvh w-full max-w-narrow content-center p-4">
      <Card className="grid gap-5">
        <h1 className="text-2xl">Operator&apos;s room</h1>
        <p>
          A code by mail to <strong className="[overflow-wrap:anywhere]">{email}</strong> opens this room for
          30 minutes. Every act in it is logged with your address.
        </p>
        {isSent ? (
          <Form onSubmit={enter} className="grid gap-4">
            <p role="status">The code is on its way. It is valid for 10 minutes.</p>
            <Digits error={entering.error ? errorText(entering.error) : undefined} />
            <div className="flex flex-wrap gap-3">
              <Button type="submit" busy={entering.busy}>
                Enter
              </Button>
              <Button variant="quiet" busy={asking.busy} onClick={sendCode}>
                Send another code
              </Button>
            </div>
          </Form>
        ) : (
          <Button busy={asking.busy} onClick={sendCode} className="justify-self-start">
            Send me a code
          </Button>
        )}
        <p role="alert" className="text-sm font-medium text-red empty:hidden">
          {asking.error ? errorText(asking.error) : null}
        </p>
      </Card>
    </main>
  );
}
