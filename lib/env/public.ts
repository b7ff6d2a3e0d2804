/** Settings that are part of the built pages. Each is named in full: the bundler replaces the expression by its value. */
export const publicEnv = {
  /** Where the product API lives: empty for the same origin, else an absolute address without a trailing slash. */
  apiBase: process.env.NEXT_PUBLIC_API_BASE ?? "",
  /** The address in canonical links, alternates and structured data. */
  siteUrl: (process.env.NEXT_PUBLIC_SITE_URL ?? "https://bandwise.example").replace(/\/+$/, ""),
  /** The name of the build; empty in development. */
  build: process.env.NEXT_PUBLIC_BUILD ?? "",
} as const;
