import type { Metadata } from "next";
import { cookies } from "next/headers";
import { notFound } from "next/navigation";
import { setRequestLocale } from "next-intl/server";

import { LearnerGate } from "@/components/learner/learner-gate";
import { MessagesProvider } from "@/components/learner/messages-provider";
import { OperatorRoom } from "@/components/operator/operator-room";
import { operatorDoor } from "@/lib/core/operator-door";
import { defaultLocale } from "@/lib/i18n/locales";

export const dynamic = "force-dynamic";

export const metadata: Metadata = {
  title: "Operator | Bandwise",
  robots: { index: false, follow: false },
};

/** A frame without anything in it: what stands in the room comes from the API, which asks for the code. */
export default async function OperatorPage() {
  const jar = await cookies();
  const mayKnock = await operatorDoor()((name) => jar.get(name)?.value);
  if (!mayKnock) notFound();
  setRequestLocale(defaultLocale);

  return (
    <MessagesProvider locale={defaultLocale} namespaces={["Learner", "Questions", "Explanations", "Errors"]}>
      <LearnerGate>
        <OperatorRoom />
      </LearnerGate>
    </MessagesProvider>
  );
}
