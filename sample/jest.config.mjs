// Tests the sample company in `data/`. Delete this folder with the sample.
import { createRequire } from "node:module";

const { jest } = createRequire(import.meta.url)("../package.json");

export default {
  ...jest,
  rootDir: "..",
  testMatch: ["<rootDir>/sample/*.test.ts"],
  setupFiles: [],
  moduleNameMapper: { ...jest.moduleNameMapper, "^#content/(.*)$": "<rootDir>/data/$1" },
};
