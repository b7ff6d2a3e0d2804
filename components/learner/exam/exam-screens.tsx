"use client";

import { useLocale } from "next-intl";
import { Redirect, Route, Switch } from "wouter";

import { SittingScreen } from "@/components/learner/exam/after/sitting-screen";
import { examMessages } from "@/components/learner/exam/exam-messages";
import { examsPath } from "@/components/learner/exam/exam-paths";
import { SitScreen } from "@/components/learner/exam/sit/sit-screen";
import { ExamsScreen } from "@/components/learner/exam/start/exams-screen";
import { StartScreen } from "@/components/learner/exam/start/start-screen";
import { MessagesOnDemand } from "@/components/learner/messages-on-demand";

/** Everything below `/exam`, with the messages that no other screen needs. */
export function ExamScreens() {
  return (
    <MessagesOnDemand locale={useLocale()} namespaces={examMessages}>
      <Switch>
        <Route path={examsPath} component={ExamsScreen} />
        <Route path="/exam/start/:kind">{({ kind }) => <StartScreen key={kind} kind={kind} />}</Route>
        <Route path="/exam/:id/sit">{({ id }) => <SitScreen key={id} id={id} />}</Route>
        <Route path="/exam/:id">{({ id }) => <SittingScreen key={id} id={id} />}</Route>
        <Route>
          <Redirect to={examsPath} replace />
        </Route>
      </Switch>
    </MessagesOnDemand>
  );
}
