/** Reads every page that the build wrote and names each fault; the last line is one JSON object. */
import path from "node:path";

import { publicEnv } from "@/lib/env/public";
import { builtPages } from "@/scripts/site/pages/built-pages";
import { checkPages } from "@/scripts/site/pages/check-pages";
import { checkSharing } from "@/scripts/site/pages/check-sharing";
import { checkStructuredData, topNodes } from "@/scripts/site/pages/check-structured-data";
import { priceLists } from "@/scripts/site/pages/price-lists";
import { rulesAsOf } from "@/scripts/site/pages/structured-data-rules";

const root = path.resolve(import.meta.dirname, "../..");
const context = { root, site: publicEnv.siteUrl, prices: priceLists };

const pages = [...builtPages(root)];
const nodes = pages.reduce((sum, page) => sum + topNodes(page).length, 0);
const faults = [
  ...checkPages(root, publicEnv.siteUrl, pages).faults,
  ...(await checkSharing(pages, publicEnv.siteUrl)),
  ...pages.flatMap((page) =>
    [...new Set(checkStructuredData(page, context))].map((fault) => ({ address: page.address, fault })),
  ),
];
for (const { address, fault } of faults) process.stdout.write(`${address}: ${fault}\n`);
process.stdout.write(
  `${JSON.stringify({ pages: pages.length, structuredDataNodes: nodes, rulesAsOf, faults: faults.length })}\n`,
);
process.exitCode = faults.length > 0 || pages.length === 0 ? 1 : 0;
