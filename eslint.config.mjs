// At the root because editors look for it nowhere else.
import js from "@eslint/js";
import baseline from "eslint-plugin-baseline-js";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import regexp from "eslint-plugin-regexp";
import tseslint from "typescript-eslint";

/** What each folder of `src/` may import from, besides itself: the direction of the data. Nothing but tests imports from `develop`. */
const imports = {
  analytics: ["browser", "components", "islands", "theme"],
  article: ["charts", "components", "content", "theme"],
  browser: [],
  charts: ["theme"],
  components: ["browser", "islands", "theme"],
  contact: ["browser", "components", "islands", "theme"],
  content: ["charts", "seo"],
  deploy: ["content", "seo"],
  develop: ["components", "content", "editing", "sections", "theme"],
  editing: ["browser", "content", "theme"],
  gatsby: ["article", "charts", "components", "content", "deploy", "editing", "relay", "seo", "social-cards", "theme"],
  islands: ["browser", "theme"],
  relay: ["contact"],
  scripts: ["contact", "content", "relay"],
  sections: [
    "analytics",
    "article",
    "browser",
    "charts",
    "components",
    "contact",
    "content",
    "islands",
    "seo",
    "theme",
  ],
  seo: [],
  "social-cards": ["charts", "seo", "theme"],
  templates: ["components", "content", "sections", "seo", "theme"],
  theme: [],
};

function limitImports([folder, allowed]) {
  const others = Object.keys(imports).filter((other) => other !== folder && !allowed.includes(other));
  const patterns = others.map((other) => ({
    group: [`**/../${other}/**`, `../${other}/**`],
    message: `src/${folder} must not import from src/${other}: imports point only one way (eslint.config.mjs lists them).`,
  }));
  return {
    files: [`src/${folder}/**`],
    ignores: ["**/*.test.*", "**/testing/**"],
    rules: { "no-restricted-imports": ["error", { patterns }] },
  };
}

/** Code that runs in browsers. */
const inBrowsers = [
  "src/*-script.ts",
  "src/{analytics,browser,charts,components,contact,islands,sections,templates,theme}/**",
];

export default tseslint.config(
  {
    ignores: [
      "public",
      ".build",
      ".cache",
      "**/.wrangler",
      "coverage",
      "src/gatsby-types.d.ts",
      "**/test-results",
      "**/playwright-report",
    ],
  },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  jsxA11y.flatConfigs.strict,
  reactHooks.configs.flat.recommended,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      // Safari treats a list without markers as a list only with its role.
      "jsx-a11y/no-redundant-roles": ["error", { nav: ["navigation"], ul: ["list"], ol: ["list"] }],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      // Allows `onClick={() => close()}`.
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // Gatsby's functions are members of one object; none of them uses `this`.
      "@typescript-eslint/unbound-method": "off",
      // A function's name says what it does; a class holds state and what belongs to it.
      "func-style": ["error", "declaration", { allowArrowFunctions: true }],
      "no-console": ["error", { allow: ["error", "warn"] }],
    },
  },
  ...Object.entries(imports).map(limitImports),
  {
    // Sizes of type, letter spacing and shadows are tokens. `em` is relative to one.
    files: ["src/**"],
    ignores: ["src/{theme,social-cards}/**"],
    rules: {
      "no-restricted-syntax": [
        "error",
        ...[
          "[key.name=fontSize] Literal[value=/rem|px|pt|vw/]",
          "[key.name=letterSpacing] > Literal",
          "[key.name=boxShadow] [value.raw=/\\d\\dpx/]",
        ].map((selector) => ({ selector: `Property${selector}`, message: "Use a token of src/theme/tokens.ts." })),
      ],
    },
  },
  {
    // Interfaces and methods that the oldest browsers of `browserslist` lack; Babel compiles syntax.
    files: [...inBrowsers, "gatsby-browser.tsx"],
    ignores: ["**/*.test.*"],
    plugins: { "baseline-js": baseline },
    rules: {
      "no-restricted-properties": ["error", { property: "onLine", message: "It is unreliable. Try the request." }],
      "baseline-js/use-baseline": [
        "error",
        {
          available: 2022,
          includeWebApis: { preset: "type-aware" },
          includeJsBuiltins: { preset: "type-aware" },
          // cspell:ignore requestidlecallback willreadfrequently execcommand
          // Used where the browser supports them; the last two are supported, but not fully.
          ignoreFeatures: [
            "requestidlecallback",
            "network-information",
            "fetch-priority",
            "canvas-2d-willreadfrequently",
            "abortsignal-timeout",
            "execcommand",
          ],
        },
      ],
    },
  },
  {
    files: ["**/*.mjs", "**/*.cjs"],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: {
      globals: Object.fromEntries(
        ["process", "console", "fetch", "setTimeout", "setInterval", "URL", "Response", "AbortSignal"].map((name) => [
          name,
          "readonly",
        ]),
      ),
    },
  },
  {
    // Matching visitors' input takes linear time.
    files: ["src/{contact,relay}/**"],
    plugins: { regexp },
    rules: {
      "regexp/no-super-linear-backtracking": ["error", { report: "potential" }],
      "regexp/no-super-linear-move": ["error", { report: "potential" }],
    },
  },
  {
    files: ["e2e/**/*.spec.ts"],
    // They open no page of the built site in Playwright.
    ignores: ["e2e/{adopt,develop,nginx,publication,engines}/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          paths: [
            {
              name: "@playwright/test",
              importNames: ["test"],
              message:
                "Import it from e2e/test.ts: a journey fails on a broken policy and on an error that nothing caught.",
            },
          ],
        },
      ],
    },
  },
  {
    // Their packages are installed when a tool is used: `npm run check:tools` checks their types.
    files: ["tools/**/*.ts"],
    extends: [tseslint.configs.disableTypeChecked],
    rules: { "no-console": "off" },
  },
  {
    files: ["**/*.cjs"],
    languageOptions: { globals: { require: "readonly", module: "writable" } },
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
  {
    files: ["src/scripts/**", "src/relay/restore.mjs", "src/content/cli/**", "e2e/companies/companies.ts", "tools/**"],
    rules: { "no-console": "off" },
  },
);
