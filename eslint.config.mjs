// At the root because editors look for it nowhere else.
import js from "@eslint/js";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import regexp from "eslint-plugin-regexp";
import tseslint from "typescript-eslint";

/** Direction of the data: a folder may import from those to its right. */
const layers = ["gatsby", "templates", "sections", "components", "theme"];

/** Only for development: nothing that reaches a visitor imports from them. */
const developmentOnly = ["develop"];

/** Side modules, and the folders they may not import from. */
const sideModules = {
  develop: ["gatsby", "templates", "sections"],
  content: layers,
  seo: layers,
  "social-cards": ["gatsby", "templates", "sections", "components"],
  deploy: ["templates", "sections", "components", "theme"],
  // The only module that touches storage and other state of the browser.
  browser: [...layers, "content", "contact", "analytics"],
  contact: ["gatsby", "templates", "sections", "content"],
  analytics: ["gatsby", "templates", "sections", "content"],
  relay: [...layers, "content", "seo", "deploy", "analytics"],
};

function forbidImports(folder, others) {
  const patterns = [...others, ...developmentOnly.filter((other) => other !== folder)].map((other) => ({
    group: [`**/${other}/**`, `../${other}`],
    message: `src/${folder} must not import from src/${other}: imports point only one way (see README).`,
  }));
  return { files: [`src/${folder}/**`], rules: { "no-restricted-imports": ["error", { patterns }] } };
}

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
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // Gatsby's functions are members of one object; none of them uses `this`.
      "@typescript-eslint/unbound-method": "off",
      // A function's name says what it does; a class holds state and what belongs to it.
      "func-style": ["error", "declaration", { allowArrowFunctions: true }],
      "no-console": ["error", { allow: ["error", "warn"] }],
    },
  },
  ...layers.map((folder, index) => forbidImports(folder, layers.slice(0, index))),
  ...Object.entries(sideModules).map(([folder, others]) => forbidImports(folder, others)),
  {
    files: ["**/*.mjs"],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: {
      globals: Object.fromEntries(
        ["process", "console", "fetch", "setTimeout", "setInterval", "URL", "Response"].map((name) => [
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
    // Their pages are no built ones, and have no policy.
    ignores: ["e2e/{adopt,develop,publication}/**"],
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
    // Their packages are installed when a tool is used: `npm run check --prefix tools` checks their types.
    files: ["tools/**/*.ts"],
    extends: [tseslint.configs.disableTypeChecked],
    rules: { "no-console": "off" },
  },
  {
    // What Babel loads by itself.
    files: ["**/*.cjs"],
    languageOptions: { globals: { require: "readonly", module: "writable" } },
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
  {
    files: ["src/scripts/**", "src/relay/restore.mjs", "src/content/cli/**", "tools/**"],
    rules: { "no-console": "off" },
  },
);
