import { expect, test } from "vitest";

import { serveQueue } from "@/lib/integrations/jobs/serve-queue";

test("a long queue whose jobs never leave the process lets everything else have its turn", async () => {
  let waiting = 1_000;
  const server = serveQueue({
    fetch: async (most) => Array.from({ length: Math.min(most, waiting) }, () => (waiting -= 1)),
    handle: async () => undefined,
    concurrency: 1,
    pollSeconds: 600,
    onError: (error) => {
      throw error;
    },
  });
  await new Promise((resolve) => setTimeout(resolve, 1));
  expect(waiting).toBeGreaterThan(0);
  await server.stop();
});
