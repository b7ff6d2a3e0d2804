import { defineConfig, globalIgnores } from "eslint/config";
import next from "eslint-config-next/core-web-vitals";
import nextTs from "eslint-config-next/typescript";

const code = "**/*.{ts,tsx,mjs,cjs}";
const settings = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: "Read settings through lib/env.",
};
const defaultExport = {
  selector: "ExportDefaultDeclaration",
  message: "Export by name; only Next.js and tools ask for a default export.",
};

/** Files whose default export Next.js or a tool reads. */
const withDefault = [
  "app/**/{page,layout,template,error,global-error,loading,not-found,global-not-found,default,sitemap,robots,manifest,opengraph-image,icon}.tsx",
  "app/**/{sitemap,robots,manifest}.ts",
  "proxy.ts",
  "lib/i18n/request.ts",
  "**/*.config.*",
  "tests/global-setup.ts",
  "cms/studio/sanity.{cli,config}.ts",
];

export default defineConfig([
  ...next,
  ...nextTs,
  globalIgnores([
    ".next*/**",
    ".contentlayer/**",
    ".cache/**",
    ".data*/**",
    "next-env.d.ts",
    "public/**",
    "test-results/**",
    "playwright-report/**",
    "cms/studio/{dist,.sanity}/**",
  ]),
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  {
    files: [code],
    rules: {
      "max-lines": ["error", { max: 300, skipBlankLines: true, skipComments: true }],
      "max-lines-per-function": ["error", { max: 60, skipBlankLines: true, skipComments: true }],
      complexity: ["error", 12],
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/consistent-type-imports": "error",
      "no-restricted-syntax": ["error", settings, defaultExport],
    },
  },
  { files: withDefault, rules: { "no-restricted-syntax": ["error", settings] } },
  {
    files: [
      "lib/env/**",
      "cms/studio/studio-settings.ts",
      "**/*.config.*",
      "scripts/**",
      "tests/**",
      "instrumentation.ts",
    ],
    rules: { "no-restricted-syntax": "off" },
  },
  {
    files: ["lib/api/client/**"],
    rules: { "@next/next/no-location-assign-relative-destination": "off" },
  },
  // Markup is long without being hard; the limits on the file and on branches still hold.
  {
    files: ["app/**/*.tsx", "components/**/*.tsx"],
    rules: {
      "max-lines-per-function": ["error", { max: 120 }],
      // Between the static pages and the app, and to the payment page, a whole page is loaded on purpose.
      "@next/next/no-location-assign-relative-destination": "off",
      // Pictures are drawings and screens that scripts make in their final size: the image service would only slow them.
      "@next/next/no-img-element": "off",
    },
  },
  // The pages of films are drawn once, in a browser of our own.
  { files: ["scripts/films/**/*.tsx"], rules: { "@next/next/no-img-element": "off" } },
  // A scene is a list of what is in the picture: long without being hard.
  { files: ["scripts/scenes/drawn/*.ts"], rules: { "max-lines-per-function": "off" } },
  { files: ["**/*.config.*"], rules: { "import/no-anonymous-default-export": "off" } },
  { files: ["**/*.test.*", "tests/**"], rules: { "max-lines-per-function": "off" } },
  { files: ["**/*.cjs"], rules: { "@typescript-eslint/no-require-imports": "off" } },
]);
