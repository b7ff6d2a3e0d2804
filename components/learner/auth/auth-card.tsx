"use client";

import type { ReactNode } from "react";

import { AuthForm, type AuthFormProps } from "@/components/learner/auth/auth-form";
import { Card } from "@/components/ui/card";

type AuthCardProps = AuthFormProps & {
  title: string;
  intro?: string | undefined;
  footer?: ReactNode;
};

/** The frame of every page of the account. */
export function AuthCard({ title, intro, footer, ...form }: AuthCardProps) {
  return (
    <Card className="grid gap-5">
      <h1 className="text-2xl">{title}</h1>
      {intro ? <p className="text-ink-soft">{intro}</p> : null}
      <AuthForm {...form} />
      {footer}
    </Card>
  );
}
