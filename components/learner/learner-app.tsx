"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { Redirect, Route, Router, Switch } from "wouter";
import { useHashLocation } from "wouter/use-hash-location";

import { AppShell } from "@/components/learner/app-shell";
import { Waiting } from "@/components/learner/error-note";
import { hasWantedUrl, wantedScreen } from "@/components/learner/learner-path";

const waiting = { loading: () => <Waiting lines={4} /> };

/** Each screen is loaded when somebody goes there. */
const HomeScreen = dynamic(() => import("./home/home-screen").then((m) => m.HomeScreen), waiting);
const PracticeScreen = dynamic(() => import("./practice-screen").then((m) => m.PracticeScreen), waiting);
const SetScreen = dynamic(() => import("./player/set-screen").then((m) => m.SetScreen), waiting);
const ExamScreen = dynamic(() => import("./exam-screen").then((m) => m.ExamScreen), waiting);
const HistoryScreen = dynamic(() => import("./history-screen").then((m) => m.HistoryScreen), waiting);
const AccountScreen = dynamic(() => import("./account-screen").then((m) => m.AccountScreen), waiting);

/** An address with `?url=` opens the screen it names, and then names it behind its `#`. */
function useWantedScreen() {
  const [, navigate] = useHashLocation();
  const [wanted] = useState(() => {
    const { search, hash, origin } = window.location;
    return hasWantedUrl({ search, hash }) ? (wantedScreen({ search, hash, origin }) ?? "/home") : null;
  });
  useEffect(() => {
    // The empty query takes the address's own away.
    if (wanted) navigate(`${wanted}?`, { replace: true });
  }, [wanted, navigate]);
}

/** The learner's area: its screens are the part of the address behind `#`. */
export function LearnerApp() {
  useWantedScreen();

  return (
    <Router hook={useHashLocation}>
      <AppShell>
        <Switch>
          <Route path="/home" component={HomeScreen} />
          <Route path="/practice" component={PracticeScreen} />
          <Route path="/practice/:id">{({ id }) => <SetScreen key={id} id={id} />}</Route>
          <Route path="/exam" component={ExamScreen} />
          <Route path="/history" component={HistoryScreen} />
          <Route path="/account" component={AccountScreen} />
          <Route>
            <Redirect to="/home" replace />
          </Route>
        </Switch>
      </AppShell>
    </Router>
  );
}
