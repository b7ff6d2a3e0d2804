"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import { Redirect, Route, Router, Switch } from "wouter";
import { useHashLocation } from "wouter/use-hash-location";

import { AppShell } from "@/components/learner/app-shell";
import { Waiting } from "@/components/learner/error-note";
import {
  diagnosticPath,
  goalPath,
  hasWantedUrl,
  reviewPath,
  wantedScreen,
  wayPath,
} from "@/components/learner/learner-path";

/** Each screen is loaded when somebody goes there. */
const HomeScreen = lazy(async () => ({ default: (await import("./home/home-screen")).HomeScreen }));
const GoalScreen = lazy(async () => ({ default: (await import("./goal/goal-screen")).GoalScreen }));
const PathScreen = lazy(async () => ({ default: (await import("./path/path-screen")).PathScreen }));
const DiagnosticScreen = lazy(async () => ({
  default: (await import("./diagnostic/diagnostic-screen")).DiagnosticScreen,
}));
const SittingScreen = lazy(async () => ({
  default: (await import("./diagnostic/sitting-screen")).SittingScreen,
}));
const ResultScreen = lazy(async () => ({
  default: (await import("./diagnostic/result-screen")).ResultScreen,
}));
const PracticeScreen = lazy(async () => ({ default: (await import("./practice-screen")).PracticeScreen }));
const SetScreen = lazy(async () => ({ default: (await import("./player/set-screen")).SetScreen }));
const BeginSetScreen = lazy(async () => ({ default: (await import("./begin-set-screen")).BeginSetScreen }));
const CourseWordsScreen = lazy(async () => ({
  default: (await import("./words/course-words-screen")).CourseWordsScreen,
}));
const WordsScreen = lazy(async () => ({ default: (await import("./words/words-screen")).WordsScreen }));
const ReviewScreen = lazy(async () => ({ default: (await import("./words/review-screen")).ReviewScreen }));
const ExamScreens = lazy(async () => ({ default: (await import("./exam/exam-screens")).ExamScreens }));
const ReportScreen = lazy(async () => ({
  default: (await import("./exam-report/report-screen")).ReportScreen,
}));
const CorrectionsScreens = lazy(async () => ({
  default: (await import("./corrections/corrections-screens")).CorrectionsScreens,
}));
const HistoryScreen = lazy(async () => ({ default: (await import("./history-screen")).HistoryScreen }));
const AccountScreen = lazy(async () => ({ default: (await import("./account-screen")).AccountScreen }));
const ReceiptScreen = lazy(async () => ({
  default: (await import("./account/receipt-screen")).ReceiptScreen,
}));

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
        <Suspense fallback={<Waiting lines={4} />}>
          <Switch>
            <Route path="/home" component={HomeScreen} />
            <Route path={goalPath} component={GoalScreen} />
            <Route path={wayPath} component={PathScreen} />
            <Route path={diagnosticPath} component={DiagnosticScreen} />
            <Route path="/diagnostic/:id">{({ id }) => <SittingScreen key={id} id={id} />}</Route>
            <Route path="/diagnostic/:id/result">{({ id }) => <ResultScreen key={id} id={id} />}</Route>
            <Route path="/practice" component={PracticeScreen} />
            <Route path="/practice/begin/:purpose/:type/:level">
              {(wish) => <BeginSetScreen {...wish} />}
            </Route>
            <Route path="/practice/:id">{({ id }) => <SetScreen key={id} id={id} />}</Route>
            <Route path="/words" component={WordsScreen} />
            <Route path="/words/course/:slug">{({ slug }) => <CourseWordsScreen slug={slug} />}</Route>
            <Route path={reviewPath} component={ReviewScreen} />
            <Route path="/exam/:id/report">{({ id }) => <ReportScreen key={id} id={id} />}</Route>
            <Route path="/exam/*?" component={ExamScreens} />
            <Route path="/corrections/*?" component={CorrectionsScreens} />
            <Route path="/history" component={HistoryScreen} />
            <Route path="/account" component={AccountScreen} />
            <Route path="/account/receipts/:id">{({ id }) => <ReceiptScreen key={id} id={id} />}</Route>
            <Route>
              <Redirect to="/home" replace />
            </Route>
          </Switch>
        </Suspense>
      </AppShell>
    </Router>
  );
}
