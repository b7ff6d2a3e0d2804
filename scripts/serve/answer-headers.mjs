import { frameSources } from "../site/frame-sources.mjs";

/** What every answer says, pages and API alike. */
export const securityHeaders = (root) => [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "X-Frame-Options", value: "DENY" },
  {
    key: "Content-Security-Policy",
    value: `frame-ancestors 'none'; frame-src ${frameSources(root)}; base-uri 'self'; object-src 'none'; form-action 'self'`,
  },
  {
    key: "Permissions-Policy",
    value: "camera=(), geolocation=(), payment=(), microphone=(self)",
  },
];

/** Next.js says this with every answer of its own, and caches in front may have learned it. */
export const pageServerVary =
  "rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch";
