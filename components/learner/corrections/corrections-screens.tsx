"use client";

import { useLocale } from "next-intl";
import { Redirect, Route, Switch } from "wouter";

import { spokenTask, writtenTask } from "@/components/learner/corrections/correction-paths";
import {
  FreeEditorScreen,
  PromptEditorScreen,
  RevisionScreen,
} from "@/components/learner/corrections/editor/editor-screens";
import { MistakesScreen } from "@/components/learner/corrections/list/mistakes-screen";
import { PromptsScreen } from "@/components/learner/corrections/prompts-screen";
import { ResultScreen } from "@/components/learner/corrections/result/result-screen";
import { SpokenPromptScreen } from "@/components/learner/corrections/speaking/spoken-screens";
import { StartScreen } from "@/components/learner/corrections/start-screen";
import { correctionsPath, mistakesPath } from "@/components/learner/learner-path";
import { VisitorStart } from "@/components/learner/corrections/visitor-start";
import { useEnded, useSession } from "@/components/learner/use-session";
import { MessagesOnDemand } from "@/components/learner/messages-on-demand";

const namespaces = ["Corrections", "Samples", "Speaking", "Learner", "Questions", "Errors"] as const;

/** A task as an address names it: its prompts, or the editor where there are none. */
function NewScreen({ name, prompt }: { name: string; prompt: string | null }) {
  const spoken = spokenTask(name);
  if (spoken)
    return prompt === null ? (
      <PromptsScreen task={spoken} />
    ) : (
      <SpokenPromptScreen task={spoken} prompt={prompt} />
    );
  const task = writtenTask(name);
  if (!task) return <Redirect to={correctionsPath} replace />;
  if (prompt !== null) return <PromptEditorScreen task={task} prompt={prompt} />;
  const Screen = firstScreens[task];
  return Screen ? <Screen task={task} /> : <Redirect to={correctionsPath} replace />;
}

/** The summary of a conversation is handed in from practice, where it was written. */
const firstScreens = {
  "write-about-the-photo": PromptsScreen,
  "interactive-writing": PromptsScreen,
  "writing-sample": PromptsScreen,
  "summarize-the-conversation": null,
  "free-text": FreeEditorScreen,
} as const;

function Screens() {
  const session = useSession();
  const ended = useEnded();
  if (session === null && ended === null) return <VisitorStart />;
  return (
    <Switch>
      <Route path={correctionsPath} component={StartScreen} />
      <Route path={mistakesPath} component={MistakesScreen} />
      <Route path="/corrections/new/:task">{({ task }) => <NewScreen name={task} prompt={null} />}</Route>
      <Route path="/corrections/new/:task/:prompt">
        {({ task, prompt }) => <NewScreen name={task} prompt={prompt} />}
      </Route>
      <Route path="/corrections/:id/revise">{({ id }) => <RevisionScreen key={id} id={id} />}</Route>
      <Route path="/corrections/:id">{({ id }) => <ResultScreen key={id} id={id} />}</Route>
      <Route>
        <Redirect to={correctionsPath} replace />
      </Route>
    </Switch>
  );
}

/** Everything below `/corrections`, with the messages that no other screen needs. */
export function CorrectionsScreens() {
  return (
    <MessagesOnDemand locale={useLocale()} namespaces={namespaces}>
      <Screens />
    </MessagesOnDemand>
  );
}
