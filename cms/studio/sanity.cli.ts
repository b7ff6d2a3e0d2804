import path from "node:path";
import { fileURLToPath } from "node:url";

import { defineCliConfig } from "sanity/cli";

import { settings } from "./studio-settings";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");

export default defineCliConfig({
  api: { projectId: settings.projectId, dataset: settings.dataset },
  vite: {
    // The document types stand beside the queries, in `cms/`, and name the site's languages.
    resolve: { alias: [{ find: /^@\//, replacement: `${root}/` }] },
    server: { fs: { allow: [root] } },
  },
});
