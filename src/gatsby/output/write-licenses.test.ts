import { formatLicenses, listPackages } from "./write-licenses";

test("a package is found wherever its folder is, once, besides those that every script contains", () => {
  const sources = [
    "webpack://website/./src/team.ts",
    "webpack://website/./node_modules/one/index.js",
    "webpack://website/../node_modules/one/other.js",
    "webpack://website/javascript/node_modules/@scope/two/esm/index.js",
    "webpack://website/../node_modules/one/node_modules/three/index.js",
  ];
  const paths = ["@scope/two", "gatsby", "one", "one/node_modules/three", "webpack"];
  expect(listPackages(sources)).toEqual(paths.map((path) => `node_modules/${path}`));
});

test("licenses name the typeface, the icons, and a package as soon as a script contains it", async () => {
  const react = "webpack://website/./node_modules/react/index.js";
  const licenses = await formatLicenses([react]);
  expect(licenses).toMatch(/^react 19\..*[^]*Copyright .* Meta Platforms/mu);
  expect(licenses).toMatch(/SIL OPEN FONT LICENSE[^]*Permission is hereby granted/u);
  expect(licenses).not.toMatch(/^(?:mitt|stylis) /mu);
  const more = await formatLicenses([react, "webpack://website/./node_modules/stylis/src/Enum.js"]);
  expect(more).toMatch(/^stylis \d/mu);
  // A package without a license file is named with the license in its package.json.
  expect(await formatLicenses(["webpack://website/./node_modules/mitt/dist/mitt.es.js"])).toMatch(
    /^mitt [^]*"license": "MIT"/mu,
  );
});
