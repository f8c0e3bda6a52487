import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Card } from "../social/card";
import { keepCard } from "./keep-card";

const project = process.cwd();
const folder = mkdtempSync(join(tmpdir(), "cards-"));
const card: Card = { path: "/a", name: "Acme", mark: "data:", eyebrow: "News", title: "One", author: undefined };

beforeAll(() => {
  process.chdir(folder);
});
afterAll(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

test("a card is made once, and again when its words or the code change", async () => {
  const made: string[] = [];
  const make = (what: Card) => {
    made.push(what.title);
    return Promise.resolve(Buffer.from(what.title));
  };
  const keep = async (what: Card, version: string) => String(await keepCard(what, version, make));
  expect(await keep(card, "1")).toBe("One");
  expect(await keep({ ...card }, "1")).toBe("One");
  expect(made).toEqual(["One"]);
  expect(await keep({ ...card, title: "Two" }, "1")).toBe("Two");
  expect(await keep(card, "2")).toBe("One");
  expect(made).toEqual(["One", "Two", "One"]);
});
