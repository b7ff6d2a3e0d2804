export type PageKind = {
  path: string;
  /** Of the bare page, in first-load scripts. */
  scripts: number;
  /** Search engines are told to leave it out, which Lighthouse counts against it. */
  isHidden?: boolean;
};

const plain = 1.12;
/** The account's forms speak the reader's language in the browser. */
const withForm = 1.2;

/** One page of each kind that the site has. */
export const pageKinds = {
  home: { path: "/", scripts: plain },
  course: { path: "/courses/det-read-and-select-course", scripts: plain },
  pricing: { path: "/pricing", scripts: plain },
  practice: { path: "/practice", scripts: plain },
  "practice-test": { path: "/duolingo-practice-test", scripts: plain },
  product: { path: "/mock-exam", scripts: plain },
  correction: { path: "/writing-ai-correction", scripts: plain },
  courses: { path: "/courses", scripts: plain },
  learn: { path: "/learn", scripts: plain },
  article: { path: "/learn/how-scoring-works", scripts: plain },
  blog: { path: "/blog", scripts: plain },
  "blog-category": { path: "/blog/writing", scripts: plain },
  "blog-article": { path: "/blog/writing/an-essay-in-five-minutes", scripts: plain },
  coupon: { path: "/duolingo-english-test-coupon", scripts: plain },
  listen: { path: "/listen", scripts: plain },
  about: { path: "/about-us", scripts: plain },
  legal: { path: "/tos", scripts: plain },
  contact: { path: "/contact-us", scripts: plain },
  sitemap: { path: "/sitemap", scripts: plain },
  search: { path: "/search", scripts: plain, isHidden: true },
  login: { path: "/login", scripts: withForm, isHidden: true },
  register: { path: "/register", scripts: withForm, isHidden: true },
  reset: { path: "/forget", scripts: withForm, isHidden: true },
} as const satisfies Record<string, PageKind>;
