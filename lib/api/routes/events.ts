import "server-only";
import { createRoute, z } from "@hono/zod-openapi";

import { callableBy } from "@/lib/api/callable-by";
import { eventStream } from "@/lib/api/event-stream";
import { newRoutes } from "@/lib/api/new-routes";
import { followUser } from "@/lib/services/operation/follow-user";

const eventsRoute = createRoute({
  ...callableBy.guest,
  tags: ["operation"],
  method: "get",
  path: "/events",
  summary: "What happens to the caller's answers, as it happens: server-sent events",
  description:
    "`open`: from now on nothing is missed. `outcome.settled`, `correction.settled`, `exam.settled` and `job.progress`: see their data; `subject` of a progress is the answer or correction. `gap`: something may have been missed, read again. The stream ends after ten minutes without an event, after half an hour, and when the process stops: open it again.",
  responses: {
    200: {
      description: "A stream of events",
      content: {
        "text/event-stream": { schema: z.string().openapi({ example: "event: open\ndata: {}\n\n" }) },
      },
    },
  },
});

export const eventRoutes = newRoutes().openapi(eventsRoute, (c) => {
  const { ctx } = c.var;
  return eventStream(c, (send) => followUser(ctx, send));
});
