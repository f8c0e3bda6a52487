import { readKnown } from "./read-known";
import { readPackages } from "./read-packages";
import { compareAdvisories, splitAdvisories } from "./split-advisories";

const id = "GHSA-aaaa-bbbb-cccc";

function report(name: string, nodes: readonly string[]) {
  const via = [{ name, title: "A hole", url: `https://github.com/advisories/${id}`, severity: "high" }];
  return { [name]: { via, nodes } };
}

test("packages are known by where they lie, also inside others and in scopes", () => {
  const sources = [
    "webpack://website/./node_modules/react/index.js",
    "webpack://website/./node_modules/gatsby/node_modules/@gatsbyjs/reach-router/dist/index.mjs",
    "../../../../../node_modules/nodemailer/dist/esm/mime-node/index.js",
    "webpack://website/./src/start/enter.ts",
  ];
  expect([...readPackages(sources)]).toEqual([
    "node_modules/react",
    "node_modules/gatsby/node_modules/@gatsbyjs/reach-router",
    "node_modules/nodemailer",
  ]);
});

test("a hole reaches whoever gets the very copy that has it", () => {
  const reaches = { visitors: new Set(["node_modules/react"]), edge: new Set(["node_modules/nodemailer"]) };
  const vulnerabilities = {
    ...report("react", ["node_modules/old/node_modules/react", "node_modules/react"]),
    ...report("nodemailer", ["node_modules/nodemailer"]),
    ...report("cookie", ["node_modules/gatsby/node_modules/cookie"]),
  };
  expect(splitAdvisories({ vulnerabilities }, reaches).map((advisory) => [advisory.package, advisory.reach])).toEqual([
    ["react", "visitors"],
    ["nodemailer", "edge"],
    ["cookie", "workshop"],
  ]);
});

test("what only depends on a package with a hole is not told besides it", () => {
  const vulnerabilities = { gatsby: { via: ["cookie"], nodes: ["node_modules/gatsby"] }, ...report("cookie", []) };
  const advisories = splitAdvisories({ vulnerabilities }, { visitors: new Set(), edge: new Set() });
  expect(advisories).toEqual([{ id, package: "cookie", title: "A hole", severity: "high", reach: "workshop" }]);
});

test("exceptions silence their advisory alone, and are told when nothing needs them", () => {
  const advisories = splitAdvisories(
    { vulnerabilities: report("cookie", []) },
    { visitors: new Set(), edge: new Set() },
  );
  const other = { id: "GHSA-dddd-eeee-ffff", reason: "only its command line is concerned" };
  expect(compareAdvisories(advisories, [{ ...other, id }])).toEqual({ news: [], idle: [] });
  expect(compareAdvisories(advisories, [other])).toEqual({ news: advisories, idle: [other] });
});

test("an exception has a name and a reason", () => {
  const known = [{ id, reason: "only its command line is concerned" }];
  expect(readKnown(JSON.stringify(known))).toEqual(known);
  expect(() => readKnown(JSON.stringify([{ id, reason: "ok" }]))).toThrow(/no reason/u);
  expect(() => readKnown(JSON.stringify([{ id: "CVE-1", reason: known[0]?.reason }]))).toThrow(
    /no name of an advisory/u,
  );
});
