/** One row a folder: what it may import besides itself and npm packages. docs/architecture.md shows the same table. */
const mayImport = {
  "lib/core": [],
  "lib/env": ["lib/core"],
  "lib/i18n": ["lib/core", "lib/env/preview", "content/messages"],
  "lib/questions": ["lib/core"],
  "lib/vocabulary": ["lib/core"],
  "lib/bank": ["lib/core", "lib/questions"],
  "lib/engines": ["lib/core"],
  "lib/speech": ["lib/core", "lib/engines", "lib/questions"],
  "lib/exam": ["lib/core", "lib/questions"],
  "lib/content": [
    "lib/core",
    "lib/engines",
    "lib/env/(preview|rendering)",
    "lib/i18n",
    "lib/questions",
    "\\.contentlayer",
    "cms",
    "lib/integrations/sanity",
    "public/audio",
    "public/films",
  ],
  "lib/seo": ["lib/core", "lib/i18n", "lib/content", "lib/env"],
  "lib/db": ["lib/core", "lib/env"],
  "lib/sandbox": ["lib/core", "content/messages"],
  "lib/integrations": ["lib/core", "lib/env", "lib/sandbox"],
  "lib/services": [
    "lib/core",
    "lib/env",
    "lib/i18n",
    "lib/questions",
    "lib/vocabulary",
    "lib/bank",
    "lib/engines",
    "lib/speech",
    "lib/exam",
    "lib/content",
    "lib/db",
    "lib/integrations",
    "lib/sandbox",
    "content/messages",
  ],
  "lib/api": ["lib/core", "lib/env", "lib/i18n", "lib/services"],
  "components/ui": ["lib/core"],
  "components/(?!ui/)[^/]+": [
    "lib/core",
    "lib/env/preview",
    "lib/i18n",
    "lib/questions",
    "lib/vocabulary",
    "lib/content",
    "lib/seo",
    "lib/api/client",
    "components",
  ],
  cms: ["lib/core", "lib/i18n"],
};

const inside = (folder) => `^${folder}(/|$)`;
const product = "^(app|cms|components|content|lib|scripts|tests|\\.contentlayer)/";
const tests = "\\.test\\.tsx?$";

module.exports = {
  forbidden: [
    ...Object.entries(mayImport).map(([folder, allowed]) => ({
      name: `layers: ${folder}`,
      severity: "error",
      from: { path: inside(folder), pathNot: tests },
      to: { path: product, pathNot: [inside(folder), ...allowed.map((name) => `^${name}(/|\\.|$)`)] },
    })),
    {
      name: "app: pages do not touch storage",
      severity: "error",
      from: { path: "^app/" },
      to: { path: "^lib/(db|integrations)/" },
    },
    {
      name: "app: nothing of the tools or tests",
      severity: "error",
      from: { path: "^(app|components|lib|cms)/", pathNot: tests },
      to: { path: "^(scripts|tests)/" },
    },
    {
      name: "only lib/content reads compiled content",
      severity: "error",
      from: { pathNot: "^(lib/content|\\.contentlayer)/" },
      to: { path: "^\\.contentlayer/" },
    },
    {
      name: "contentlayer's collections are read as types alone, never as a whole",
      severity: "error",
      from: { pathNot: "^\\.contentlayer/" },
      to: { path: "^\\.contentlayer/generated", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "no cycles",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "a browser loads no key and no score",
      severity: "error",
      from: { path: "^(app|components)/", pathNot: tests },
      to: {
        path: "^lib/questions/(definitions|registry|define-question|[^/]+/score)\\.ts$",
        dependencyTypesNot: ["type-only"],
      },
    },
    { name: "no missing modules", severity: "error", from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)\\.next|next-env|\\.css$|^cms/studio/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
