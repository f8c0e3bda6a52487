import { readdirSync, readFileSync } from "node:fs";

import { drawPicture, pictures, readAmounts, readTexts } from "./pictures/pictures";
import { readWorld, type World } from "./pictures/sample";

// Tests that pictures of the product show the sample's accounts. Drawing one throws if it names another account, or an amount of none.

const world = readWorld();

function draw(name: string, from: World = world): string {
  const picture = pictures.get(name);
  if (!picture) throw new Error(`There is no picture ${name}.`);
  return readTexts(drawPicture(name, picture, false, from) + drawPicture(name, picture, true, from));
}

function changeAccount(slug: string, changed: Partial<World["accounts"][number]>): World {
  return { ...world, accounts: world.accounts.map((one) => (one.slug === slug ? { ...one, ...changed } : one)) };
}

test.each([...pictures.keys()])("%s names declared accounts only, and derives their numbers", (name) => {
  expect(draw(name)).toMatch(/\w/u);
});

test("a picture shows the ARR, the renewal and the chance of churn that its account has", () => {
  const record = draw("insights-in-apps", changeAccount("halden-bank", { arr: 2040, renewal: 5, churn: "44 6" }));
  for (const text of ["$2,040,000", "in 5 months", "44%", "38 to 50%"]) expect(record).toContain(text);
  expect(draw("cohort-page", changeAccount("halden-bank", { arr: 2040 }))).toMatch(/\$2\.04M[^]*\$2\.72M/u);
});

test("a picture of an account that is not declared is not drawn", () => {
  const without = { ...world, accounts: world.accounts.filter(({ slug }) => slug !== "verrin-foods") };
  expect(() => draw("agents", without)).toThrow(`A picture names "verrin-foods". Declare it in data/accounts.json`);
});

test.each([
  ["Larchmont Bank grows", "Larchmont Bank"],
  ["It pays $1.86M", "$1.86M"],
  ["61% churn", "61%"],
  ["It renews in 3 months", "in 3 months"],
])("a picture with the text “%s” in its source is not drawn", (content, found) => {
  const picture = () => ({ style: "", head: "", content });
  expect(() => drawPicture("new", picture, false, world)).toThrow(`"${found}"`);
});

test("alternative texts have no amounts but those of their pictures", () => {
  const files = readdirSync("data", { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(?:json|mdx)$/u.test(file),
  );
  const found = files.flatMap((file) => [
    ...readFileSync(`data/${file}`, "utf8").matchAll(
      /product\/(?:small\/)?([\w-]+)\.png"?,?\s+"?alt(?:": |: |=)(.*)/gu,
    ),
  ]);
  const described = found.filter(([, name = ""]) => pictures.has(name));
  expect(new Set(described.map(([, name]) => name)).size).toBe(pictures.size);
  for (const [, name = "", alt = ""] of described) {
    const shown = readAmounts(draw(name));
    expect([name, readAmounts(alt).filter((amount) => !shown.includes(amount))]).toEqual([name, []]);
  }
});
