import { findChain, namePackage, writeChain, type Import, type ImportGraph } from "./find-chain";

function now(to: string): Import {
  return { to, later: false };
}

const graph: ImportGraph = new Map([
  ["home.tsx", [now("hero.tsx"), now("leaders.tsx")]],
  ["browser.tsx", [now("frame.tsx"), { to: "start.ts", later: true }]],
  ["frame.tsx", [now("footer.tsx"), now("@emotion/react")]],
  ["footer.tsx", [now("charts.tsx"), now("frame.tsx")]],
  ["leaders.tsx", [now("charts.tsx")]],
  ["start.ts", [now("zod/v4")]],
]);

function find(goal: string): string | undefined {
  const chain = findChain(graph, ["home.tsx", "browser.tsx"], goal);
  return chain && writeChain(chain);
}

test("takes the shortest chain, from whichever start it begins", () => {
  expect(find("charts.tsx")).toBe("home.tsx → leaders.tsx → charts.tsx");
  expect(find("frame.tsx")).toBe("browser.tsx → frame.tsx");
  expect(find("home.tsx")).toBe("home.tsx");
});

test("finds packages by their name and by a path inside, and no other of a similar name", () => {
  expect(find("@emotion/react")).toBe("browser.tsx → frame.tsx → @emotion/react");
  expect(find("zod")).toBe("browser.tsx ⇢ start.ts → zod/v4");
  expect(find("zo")).toBeUndefined();
});

test("goes round in no circle when nothing leads there", () => {
  expect(find("nowhere.ts")).toBeUndefined();
});

test("names the innermost package of a path", () => {
  expect(namePackage("node_modules/@emotion/react/dist/a.js")).toBe("@emotion/react");
  expect(namePackage("node_modules/gatsby/node_modules/scroll/index.js")).toBe("scroll");
  expect(namePackage("src/sections/hero.tsx")).toBeUndefined();
});
