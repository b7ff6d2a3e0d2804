// Makes the API one file that Node runs beside Next.js: node scripts/start/bundle-api.mjs OUTFILE
import { build } from "esbuild";

const [outfile] = process.argv.slice(2);
if (!outfile) throw new Error("Name the file to write.");

/** As in the pages: the build puts its public settings in. */
const settings = Object.entries(process.env).filter(([name]) => name.startsWith("NEXT_PUBLIC_"));

await build({
  entryPoints: ["lib/api/server.ts"],
  outfile,
  bundle: true,
  platform: "node",
  target: "node24",
  format: "esm",
  packages: "external",
  // It throws outside a bundler that knows servers and clients; here everything is the server's.
  alias: { "server-only": "./scripts/start/nothing.mjs" },
  define: Object.fromEntries(settings.map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)])),
  sourcemap: true,
  sourcesContent: false,
  logLevel: "warning",
});
