import { expect, type Page } from "@playwright/test";

import { sessionKey } from "@/lib/api/client/session-key";

import { exam } from "./sitting";

/** Leaves every task empty, by the calls that the screen makes, until a section waits to begin; then shows it. */
export async function leaveEmptyUntil(page: Page, section: string) {
  const [, id = ""] = /#\/exam\/([0-9a-f-]{36})\/sit$/.exec(page.url()) ?? [];
  await page.evaluate(
    async ({ at, key, wanted }) => {
      const { token } = JSON.parse(String(localStorage.getItem(key)));
      const tab = sessionStorage.getItem("20180428_bandwise_tab");
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
      const post = async (act: string, body: object) => {
        const answer = await fetch(`${at}/${act}`, {
          ...{ method: "POST", headers },
          body: JSON.stringify({ ...body, tab }),
        });
        if (!answer.ok) throw new Error(`${act}: ${await answer.text()}`);
        return (await answer.json()).data;
      };
      type Task = { place: { number: number; of: number }; partCount?: number };
      const goesOn = ({ place, partCount = 0 }: Task, step: number) =>
        partCount > step + 1 || place.number < place.of;
      let { data: sat } = await (await fetch(`${at}?tab=${tab}`, { headers })).json();
      for (let calls = 0; calls < 200 && sat.task && sat.task.task !== wanted; calls += 1) {
        const { task } = sat;
        const isOpen = ({ result }: { result: unknown }) => result === null;
        const item = task.items?.find(({ steps }: { steps: { result: unknown }[] }) => steps.some(isOpen));
        const step = item
          ? item.steps.find(isOpen)?.step
          : task.parts?.find(({ state }: { state: string }) => state !== "done")?.part;
        sat =
          task.state === "waiting"
            ? await post("begin", { index: task.index, at: "display" })
            : await post(`answers/${item?.position ?? task.position}`, {
                ...{ step, answer: null, millis: 500, goesOn: goesOn(task, step) },
              });
      }
    },
    { at: `/api/exams/${id}`, key: sessionKey, wanted: section },
  );
  await page.reload();
  await expect(exam(page).locator(`[data-intro="${section}"]`)).toBeVisible({ timeout: 30_000 });
}
