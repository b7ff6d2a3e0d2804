import { frameSources } from "../site/frame-sources.mjs";

export const policyHeader = "Content-Security-Policy";

/**
 * What a page may load, as a function of the scripts that stand in it. Without hashes it is the rule of every answer
 * that is no page of ours.
 * @param {{ frames: string, sanity?: string | undefined, api?: string | null | undefined }} places
 */
export function contentPolicy({ frames, sanity, api }) {
  const [pictures, answers] = [sanity ? " https://cdn.sanity.io" : "", api ? ` ${api}` : ""];
  const rules = [
    "default-src 'self'",
    // React writes widths and positions into style attributes.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${pictures}${answers}`,
    `media-src 'self' blob:${answers}`,
    `connect-src 'self'${answers}`,
    "font-src 'self'",
    `frame-src ${frames}`,
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "object-src 'none'",
    "form-action 'self'",
  ].join("; ");
  /** @param {readonly string[]} hashes */
  return (hashes = []) =>
    `${rules}; script-src ${["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)].join(" ")}`;
}

const steady = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "X-Frame-Options", value: "DENY" },
  {
    key: "Permissions-Policy",
    value: "camera=(), geolocation=(), payment=(), microphone=(self)",
  },
];

/** What every answer says: pages, files, the API, redirects and refusals alike. */
export function securityHeaders(policy, siteUrl = "") {
  const transport = { key: "Strict-Transport-Security", value: "max-age=31536000" };
  return [
    ...steady,
    { key: policyHeader, value: policy() },
    ...(siteUrl.startsWith("https://") ? [transport] : []),
  ];
}

/**
 * What the API's answers say instead: data loads nothing, and many small answers carry it. Beside data there are pictures and
 * recordings: one that is opened by itself has its own styles, and is played where it lies.
 */
export const apiPolicy = "default-src 'none'; frame-ancestors 'none'";
export const mediaPolicy = `${apiPolicy}; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'`;

/** While the site is developed its scripts are made as it runs: nothing can know them beforehand. */
export const developmentHeaders = (root) => [
  ...steady,
  {
    key: policyHeader,
    value: `frame-ancestors 'none'; frame-src ${frameSources(root)}; base-uri 'self'; object-src 'none'; form-action 'self'`,
  },
];
