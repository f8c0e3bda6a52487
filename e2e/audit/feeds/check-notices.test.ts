import { readFileSync } from "node:fs";

import { checkManifest, checkPrivacyControl } from "./check-notices";

const now = Date.parse("2026-11-22T12:00:00Z");

test("what the site says of Global Privacy Control is well", () => {
  expect(checkPrivacyControl(readFileSync("static/.well-known/gpc.json", "utf8"), now)).toEqual([]);
});

test.each([
  [{ gpc: "true", lastUpdate: "2026-11-21" }, ["gpc is not true"]],
  [{ gpc: true }, ["lastUpdate is no date"]],
  [{ gpc: true, lastUpdate: "2026-11-23" }, ["lastUpdate is to come: 2026-11-23"]],
])("%j is at fault", (notice, faults) => {
  expect(checkPrivacyControl(JSON.stringify(notice), now)).toEqual(faults);
});

test("a manifest without a name, a start or its icons is at fault", () => {
  const icons = ["192x192", "512x512"].map((sizes) => ({ src: `/${sizes}.png`, sizes, type: "image/png" }));
  const manifest = { name: "Acme", short_name: "Acme", start_url: "/", icons };
  expect(checkManifest(JSON.stringify(manifest))).toEqual([]);
  expect(checkManifest(JSON.stringify({ icons: [{ src: "/a.png", sizes: "192x192" }] }))).toEqual([
    "has no name",
    "has no short_name",
    "has no start_url",
    "has no icon of 512x512",
    "/a.png tells no type",
  ]);
});
