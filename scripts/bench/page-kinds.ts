export type PageKind = {
  path: string;
  /** Search engines are told to leave it out, which Lighthouse counts against it. */
  isHidden?: boolean;
  /** First-load scripts, gzip: an application of its own is not compared with a bare page. */
  scriptBytes?: number;
};

/** One page of each kind that the site has. */
export const pageKinds = {
  home: { path: "/" },
  course: { path: "/courses/det-read-and-select-course" },
  pricing: { path: "/pricing" },
  practice: { path: "/practice" },
  "practice-test": { path: "/duolingo-practice-test" },
  product: { path: "/mock-exam" },
  correction: { path: "/writing-ai-correction" },
  courses: { path: "/courses" },
  learn: { path: "/learn" },
  article: { path: "/learn/how-scoring-works" },
  blog: { path: "/blog" },
  "blog-category": { path: "/blog/writing" },
  "blog-article": { path: "/blog/writing/an-essay-in-five-minutes" },
  coupon: { path: "/duolingo-english-test-coupon" },
  listen: { path: "/listen" },
  about: { path: "/about-us" },
  legal: { path: "/tos" },
  contact: { path: "/contact-us" },
  sitemap: { path: "/sitemap" },
  search: { path: "/search", isHidden: true },
  login: { path: "/login", isHidden: true },
  register: { path: "/register", isHidden: true },
  reset: { path: "/forget", isHidden: true },
  app: { path: "/app", isHidden: true, scriptBytes: 180_000 },
} as const satisfies Record<string, PageKind>;
