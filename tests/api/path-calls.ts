import { expect } from "vitest";

import { PathView } from "@/lib/services/path/views";
import { call as callApi } from "@/tests/api/harness";
import { call, type Person } from "@/tests/api/practice-calls";

export async function readPath(person: Person, timeZone = "UTC") {
  const { status, data } = await call(person, "GET", `/path?timeZone=${encodeURIComponent(timeZone)}`);
  expect(status).toBe(200);
  return PathView.parse(data);
}

export async function markCourse({ token, address: peer }: Person, slug: string, isRead: boolean) {
  const response = await callApi("PUT", `/courses/${slug}/progress`, { token, peer, body: { isRead } });
  return { status: response.status, body: response.body };
}
