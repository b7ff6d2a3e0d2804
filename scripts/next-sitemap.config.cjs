const { register } = require("tsx/cjs/api");

register();
const { publicEnv } = require("../lib/env/public.ts");
const { isLocale, defaultLocale } = require("../lib/i18n/locales.ts");
const { onDemandEntries, sitemapEntry } = require("../lib/seo/indexed-pages.ts");
const { sitePath } = require("../lib/seo/site-path.ts");

/** Run from the project's folder after the build: `next-sitemap --config scripts/next-sitemap.config.cjs`. */
module.exports = {
  siteUrl: publicEnv.siteUrl,
  sourceDir: process.env.NEXT_DIST_DIR ?? ".next",
  outDir: "public",
  sitemapSize: 5000,
  autoLastmod: false,
  generateRobotsTxt: true,
  robotsTxtOptions: {
    // What the content system publishes after the build has a sitemap that is made when it is asked for.
    additionalSitemaps: process.env.SANITY_PROJECT_ID ? [`${publicEnv.siteUrl}/sitemap-cms.xml`] : [],
    policies: [{ userAgent: "*", allow: "/", disallow: ["/api/", "/dev/"] }],
  },
  // What the build does not render is not in its list of pages.
  additionalPaths: async () => onDemandEntries(),
  // The build names its pages with every language in front, English too; what is not public has no entry.
  transform: (_config, path) => {
    const first = path.split("/")[1];
    return sitemapEntry(isLocale(first) ? first : defaultLocale, sitePath(path));
  },
};
