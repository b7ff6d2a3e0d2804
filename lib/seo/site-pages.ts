/** The public pages that exist today, by the name their title has in `Site.Breadcrumb`. Nothing else is linked. */
export const sitePages = {
  home: "/",
  practice: "/duolingo-practice-test",
  courses: "/courses",
  pricing: "/pricing",
  terms: "/tos",
  privacy: "/privacy-policy",
  sitemap: "/sitemap",
} as const;

/** Where the signed-in application begins. */
export const appPaths = { home: "/app#/home", practice: "/app#/practice", login: "/login" } as const;
