import { expect, type Page } from "@playwright/test";

import { sessionKey } from "@/lib/api/client/session-key";

import { exam } from "./sitting";

/** Leaves every task empty, by the calls that the screen makes, until a section waits to begin; then shows it. */
export async function leaveEmptyUntil(page: Page, section: string) {
  const [, id = ""] = /#\/exam\/([0-9a-f-]{36})\/sit$/.exec(page.url()) ?? [];
  await page.evaluate(
    async ({ at, key, wanted }) => {
      const { token } = JSON.parse(localStorage.getItem(key) ?? "{}");
      const tab = sessionStorage.getItem("20180428_bandwise_tab");
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
      const post = async (act: string, body: object) => {
        const answer = await fetch(`${at}/${act}`, {
          ...{ method: "POST", headers },
          body: JSON.stringify({ ...body, tab }),
        });
        if (!answer.ok) throw new Error(`${act}: ${await answer.text()}`);
      };
      for (let calls = 0; calls < 200; calls += 1) {
        const { data } = await (await fetch(`${at}?tab=${tab}`, { headers })).json();
        const { task } = data;
        if (!task || task.task === wanted) return;
        if (task.state === "waiting") await post("begin", { index: task.index, at: "display" });
        const open = task.items?.find((item: { steps: { result: unknown }[] }) =>
          item.steps.some(({ result }) => result === null),
        );
        if (task.state === "waiting") continue;
        const step = open
          ? open.steps.find(({ result }: { result: unknown }) => result === null).step
          : task.parts.find(({ state }: { state: string }) => state !== "done").part;
        const answer = { step, answer: null, millis: 500, goesOn: true };
        await post(`answers/${open?.position ?? task.position}`, answer);
      }
    },
    { at: `/api/exams/${id}`, key: sessionKey, wanted: section },
  );
  await page.reload();
  await expect(exam(page).locator(`[data-intro="${section}"]`)).toBeVisible({ timeout: 30_000 });
}
