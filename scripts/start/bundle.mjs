import { build } from "esbuild";

/** Makes a program of the server one file that Node runs as it is. Its packages stay where they are. */
export function bundle(entry, outfile, define = {}) {
  return build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: "node",
    target: "node24",
    format: "esm",
    packages: "external",
    // It throws outside a bundler that knows servers and clients; here everything is the server's.
    alias: { "server-only": "./scripts/start/nothing.mjs" },
    define,
    sourcemap: true,
    sourcesContent: false,
    logLevel: "warning",
  });
}
