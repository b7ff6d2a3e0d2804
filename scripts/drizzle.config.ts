import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: ["identity", "billing", "operation", "practice", "site"].map(
    (name) => `./lib/db/schema/${name}.ts`,
  ),
  out: "./lib/db/migrations",
});
