"use client";

import { lazy, Suspense } from "react";
import { Redirect, Route, Router, Switch } from "wouter";
import { useHashLocation } from "wouter/use-hash-location";

import { ErrorNote, Waiting } from "@/components/learner/error-note";
import { EntryCard } from "@/components/operator/entry-card";
import { isLocked, useRoom } from "@/components/operator/queries";
import { RoomShell } from "@/components/operator/room-shell";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/button";

const ReportsScreen = lazy(async () => ({ default: (await import("./reports-screen")).ReportsScreen }));
const ReportScreen = lazy(async () => ({ default: (await import("./report-screen")).ReportScreen }));
const BankScreen = lazy(async () => ({ default: (await import("./bank/bank-screen")).BankScreen }));
const LogScreen = lazy(async () => ({ default: (await import("./log-screen")).LogScreen }));

function Screens() {
  return (
    <Suspense fallback={<Waiting lines={4} />}>
      <Switch>
        <Route path="/reports" component={ReportsScreen} />
        <Route path="/reports/:id">{({ id }) => <ReportScreen key={id} id={id} />}</Route>
        <Route path="/bank" component={BankScreen} />
        <Route path="/log" component={LogScreen} />
        <Route>
          <Redirect to="/reports" replace />
        </Route>
      </Switch>
    </Suspense>
  );
}

function Outside({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <main id="content" className="mx-auto grid w-full max-w-narrow gap-6 p-6 pt-16">
      {isLocked(error) ? (
        <EmptyState
          title="This room is not open to you"
          text="You are signed out, or with another address. Log in with the operator's address."
          action={<LinkButton href="/login?next=%2Foperator">Log in</LinkButton>}
        />
      ) : (
        <ErrorNote error={error} onRetry={onRetry} />
      )}
    </main>
  );
}

/** The operator's room: a code opens it for half an hour, and then there are reports, the bank and the log. */
export function OperatorRoom() {
  const { data: room, error, isLoading, mutate } = useRoom();
  if (!room && isLoading)
    return (
      <main className="mx-auto w-full max-w-page p-6">
        <Waiting lines={4} />
      </main>
    );
  if (!room || (error && isLocked(error))) return <Outside error={error} onRetry={() => void mutate()} />;
  if (!room.until) return <EntryCard email={room.email} onEnter={(entered) => void mutate(entered)} />;

  return (
    <Router hook={useHashLocation}>
      <RoomShell email={room.email} until={room.until} onLeave={() => void mutate()}>
        <Screens />
      </RoomShell>
    </Router>
  );
}
