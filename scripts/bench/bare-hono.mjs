// The least that the same Hono on the same Node can do: one route, nothing around it. bare-hono.mjs PORT
import { serve } from "@hono/node-server";
import { Hono } from "hono";

const app = new Hono().get("/api/common/version", (c) =>
  c.json({ err: null, data: { build: "0123456789ab" } }),
);

serve({ fetch: app.fetch, port: Number(process.argv[2]) });
