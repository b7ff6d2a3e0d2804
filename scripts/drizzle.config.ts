import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: ["identity", "billing", "operation", "bank", "practice", "answers", "site"].map(
    (name) => `./lib/db/schema/${name}.ts`,
  ),
  out: "./lib/db/migrations",
});
