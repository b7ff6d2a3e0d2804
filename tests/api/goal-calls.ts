import { expect } from "vitest";
import { z } from "zod";

import * as views from "@/lib/services/goals/views";
import { call as callApi } from "@/tests/api/harness";
import { call, type Person } from "@/tests/api/practice-calls";

const Reply = z.object({ code: z.string().optional(), data: z.unknown().optional() });
const noTarget = { overall: null, reading: null, listening: null, speaking: null, writing: null };

/** All that is left out is open. */
export async function savePlan({ token, address: peer }: Person, change: Record<string, unknown>) {
  const body = { testDate: null, weekGoal: null, target: noTarget, ...change };
  const response = await callApi("PUT", "/plan", { token, peer, body });
  return { status: response.status, ...Reply.parse(response.body) };
}

export const targetOf = (target: Record<string, number>) => ({ ...noTarget, ...target });

export async function readPlan(person: Person) {
  return views.Plan.parse((await call(person, "GET", "/plan")).data);
}

export async function readProgress(person: Person, timeZone = "UTC") {
  const { status, data } = await call(person, "GET", `/progress?timeZone=${encodeURIComponent(timeZone)}`);
  expect(status).toBe(200);
  return views.Progress.parse(data);
}

/** The day in so many days, in UTC. */
export const dateIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
