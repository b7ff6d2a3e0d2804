import { Client } from "pg";
import { v7 } from "uuid";

/**
 * A new database on the server of TEST_DATABASE_URL, empty or a copy of `template`; without a server the embedded
 * database is meant: no address.
 */
export async function makeDatabase(template?: string | null, server = process.env.TEST_DATABASE_URL) {
  if (!server) return { url: null, name: null, drop: async () => undefined };
  const name = `test_${v7().replaceAll("-", "")}`;
  const admin = new Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}${template ? ` template ${template}` : ""}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    name,
    async drop() {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
