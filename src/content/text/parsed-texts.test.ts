import { makeFolder } from "../testing/make-folder";
import { parseText } from "./parse-text";

const folder = makeFolder("texts");

/** Runs a check of texts in a process of its own. Returns the texts that were parsed, and all results. */
async function check(texts: readonly string[], code: string) {
  jest.resetModules();
  const { findText, restoreTexts } = await import("./parsed-texts");
  const store = restoreTexts(folder, code);
  const parsed: string[] = [];
  const parse = (text: string) => {
    parsed.push(text);
    return parseText(text);
  };
  const results = texts.map((text) => findText(text, parse));
  store();
  return { parsed, results };
}

const article = `\n\nText with a [link](/a).\n\n## Heading\n\n<Figure image="a.png" alt="A picture" />\n\n*Broken * <b id="x">text</b>\n`;
const wrong = "Text with <b";

test("the next check parses only texts that have changed, and finds the same in the others", async () => {
  const first = await check([article, wrong, article], "1");
  expect(first.parsed).toEqual([article, wrong]);
  const second = await check([article, wrong, "Other"], "1");
  expect(second.parsed).toEqual(["Other"]);
  expect(second.results.slice(0, 2)).toEqual(first.results.slice(0, 2));
  expect(first.results[0]?.outline?.findings).not.toEqual([]);
});

test("other code parses all texts again, and texts that the last check did not have are not kept", async () => {
  expect((await check(["Other"], "2")).parsed).toEqual(["Other"]);
  expect((await check([wrong, "Other"], "2")).parsed).toEqual([wrong]);
});
