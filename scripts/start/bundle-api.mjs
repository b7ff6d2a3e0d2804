// Makes the API one file that Node runs beside Next.js: node scripts/start/bundle-api.mjs OUTFILE
import { bundle } from "./bundle.mjs";

const [outfile] = process.argv.slice(2);
if (!outfile) throw new Error("Name the file to write.");

/** As in the pages: the build puts its public settings in. */
const settings = Object.entries(process.env).filter(([name]) => name.startsWith("NEXT_PUBLIC_"));

await bundle(
  "lib/api/server.ts",
  outfile,
  Object.fromEntries(settings.map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)])),
);
