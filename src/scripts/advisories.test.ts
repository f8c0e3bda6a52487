import { readFileSync } from "node:fs";

import { listOverrides, readAudit } from "./advisories";

test("docs/upgrading.md gives a reason for each override of package.json, and for no other", () => {
  const { overrides } = JSON.parse(readFileSync("package.json", "utf8")) as {
    overrides: Record<string, string | Record<string, string>>;
  };
  const names = Object.entries(overrides).flatMap(([name, inner]) =>
    typeof inner === "string"
      ? [`\`${name}\` ${inner}`]
      : Object.entries(inner).map(([part, version]) => `\`${part}\` ${version} in ${name}`),
  );
  expect(
    listOverrides()
      .map(([name]) => name)
      .sort(),
  ).toEqual(names.sort());
});

test("an audit that the registry did not answer is not taken for one without advisories", () => {
  expect(() => readAudit('{ "message": "405 Method Not Allowed" }')).toThrow("UNKNOWN: 405 Method Not Allowed");
  expect(() => readAudit("")).toThrow("UNKNOWN");
  expect(readAudit('{ "vulnerabilities": {} }')).toEqual([]);
  const via = ["other", { name: "part", severity: "high", range: "<2.0.0", url: "https://advisories.example/1" }];
  expect(readAudit(JSON.stringify({ vulnerabilities: { part: { via } } }))).toEqual([
    "high: part <2.0.0, https://advisories.example/1",
  ]);
});
