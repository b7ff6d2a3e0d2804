"use client";

import type { ReactNode } from "react";

import { ErrorNote, Waiting } from "@/components/learner/error-note";

export type Query<Data> = {
  data: Data | undefined;
  error: unknown;
  isLoading: boolean;
  mutate: () => Promise<unknown>;
};

type LoadedProps<Data> = {
  query: Query<Data>;
  lines?: number;
  /** What a visitor sees, for whom there is nothing to fetch. */
  visitor?: ReactNode;
  /** Instead of the note with another try, where the screen has one for everything. */
  failure?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** Something that is fetched: grey lines meanwhile, its failure with another try, and only then what it holds. */
export function Loaded<Data>({ query, lines = 3, visitor = null, failure, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isLoading) return <Waiting lines={lines} />;
  if (!query.error) return visitor;
  return failure === undefined ? <FailureNote queries={[query]} /> : failure;
}

/** One note for all that could not be fetched; nothing when everything could. */
export function FailureNote({ queries }: { queries: readonly Query<unknown>[] }) {
  const failed = queries.filter(
    ({ data, error, isLoading }) => data === undefined && !isLoading && Boolean(error),
  );
  const [first] = failed;
  if (!first) return null;
  return (
    <ErrorNote
      error={first.error}
      onRetry={() => {
        for (const query of failed) void query.mutate();
      }}
    />
  );
}

/** Two things that are shown together. */
export function both<One, Other>(one: Query<One>, other: Query<Other>): Query<[One, Other]> {
  return {
    data: one.data === undefined || other.data === undefined ? undefined : [one.data, other.data],
    error: one.error ?? other.error,
    isLoading: one.isLoading || other.isLoading,
    mutate: () => Promise.all([one.mutate(), other.mutate()]),
  };
}
