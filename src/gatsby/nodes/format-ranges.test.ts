import { compile } from "@mdx-js/mdx";
import { z } from "zod";

import { alt, definition, link, markdown, text } from "../../content/fields";
import { formatTexts } from "./format-ranges";
import { readMdxOptions } from "../schema/mdx-options";

const schema = z.strictObject({
  text: text("A text"),
  items: z.array(z.strictObject({ name: definition("A name"), alt: alt("A picture") })),
  markdown: markdown("A text", 90),
  to: link("Where it leads"),
});

test.each([
  ["2-4%", "2–4%"],
  ["from 1.5-2.5% up", "from 1.5–2.5% up"],
  ["2-4 %", "2–4 %"],
  ["2026-03-10", "2026-03-10"],
  ["2026-03-10%", "2026-03-10%"],
  ["-5% to 3%", "-5% to 3%"],
  ["https://acme.example/1-2%C3%A9", "https://acme.example/1-2%C3%A9"],
])("ranges of percentages have an en dash: %s", (written, shown) => {
  const record = { text: written, items: [{ name: written, alt: written }], markdown: written, to: written };
  const formatted = { text: shown, items: [{ name: shown, alt: shown }], markdown: written, to: written };
  expect(formatTexts(schema, record)).toEqual(formatted);
  expect(record.text).toBe(written);
});

test.each([
  ["Grew by 2-4%, **5-6%** in all.", ["2–4%", "5–6%"]],
  ["As code `2-4%` stays.", ["2-4%"]],
  ["```\n2-4%\n```", ["2-4%"]],
  ["[A link](https://acme.example/2-4%25)", ["2-4%"]],
  ['<Figure image="product/plan.png" alt="From 2-4%" caption="By 5-6%" />', ["2–4%", "5–6%"]],
])("in the texts of articles as well, but not in code and addresses: %s", async (written, shown) => {
  const options = await readMdxOptions({ notes: "Notes", backToText: "Back", language: "en" });
  expect(String(await compile(written, options)).match(/\d[-–]\d%/gu)).toEqual(shown);
});
