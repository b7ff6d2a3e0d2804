"use client";

import { Redirect, Route, Router, Switch } from "wouter";
import { useHashLocation } from "wouter/use-hash-location";

import { AccountScreen } from "@/components/learner/account-screen";
import { AppShell } from "@/components/learner/app-shell";
import { HistoryScreen } from "@/components/learner/history-screen";
import { HomeScreen } from "@/components/learner/home/home-screen";
import { SetScreen } from "@/components/learner/player/set-screen";
import { PracticeScreen } from "@/components/learner/practice-screen";
import { ToastRegion } from "@/components/ui/toast-region";

/** The learner's area: its screens are the part of the address behind `#`. */
export function LearnerApp() {
  return (
    <Router hook={useHashLocation}>
      <AppShell>
        <Switch>
          <Route path="/home" component={HomeScreen} />
          <Route path="/practice" component={PracticeScreen} />
          <Route path="/practice/:id">{({ id }) => <SetScreen key={id} id={id} />}</Route>
          <Route path="/history" component={HistoryScreen} />
          <Route path="/account" component={AccountScreen} />
          <Route>
            <Redirect to="/home" replace />
          </Route>
        </Switch>
      </AppShell>
      <ToastRegion />
    </Router>
  );
}
