// Tests the sample company in `data/`. Delete this folder with the sample.
import { createRequire } from "node:module";

const { jest } = createRequire(import.meta.url)("../package.json");

export default {
  ...jest,
  rootDir: "..",
  // Editors follow the guide in this folder as well.
  testMatch: ["<rootDir>/sample/*.test.ts", "<rootDir>/src/content/guide.test.ts"],
  setupFiles: [],
  moduleNameMapper: { ...jest.moduleNameMapper, "^#content/(.*)$": "<rootDir>/data/$1" },
};
