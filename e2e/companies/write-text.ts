import fc, { type GeneratorValue } from "fast-check";

import type { Script } from "./scripts";

/** Writes a text in a script, with some characters or as many as the limit allows. */
export function writeText(draw: GeneratorValue, { words, space }: Script, max: number, min = 1): string {
  const all = words.split(" ");
  const lengths = [12, 40, 40, 90, 200, max];
  const longest = lengths[draw(fc.nat, { max: lengths.length - 1 })] ?? max;
  const length = Math.max(min, Math.min(max, longest));
  let text = "";
  for (;;) {
    const word = all[draw(fc.nat, { max: all.length - 1 })] ?? "";
    const next = text === "" ? word : `${text}${space}${word}`;
    if (next.length > length) break;
    text = next;
  }
  // Words that are longer than the limit are cut between characters.
  const [first = ""] = all.filter((word) => /\p{L}/u.test(word) && word.length > 2);
  const isWritten = /[\p{L}\p{N}]/u.test(text);
  return (isWritten ? text : Array.from(first).slice(0, length).join("")).padEnd(min, ".");
}

/** Writes Markdown: a paragraph, then parts of any kind. `level` is that of its headings. */
export function writeMarkdown(draw: GeneratorValue, script: Script, level: number, max: number): string {
  const write = (length: number, min = 1) => writeText(draw, script, length, min);
  const parts = [
    () => write(300, 20),
    () => `${"#".repeat(level)} ${write(90, 3)}\n\n${write(300, 20)}`,
    () => Array.from({ length: 4 }, () => `- ${write(90)}`).join("\n"),
    () => `| ${write(60)} | ${write(60)} |\n| --- | --- |\n| ${write(60)} | ${write(60)} |`,
    () => `[${write(40)}](https://www.other.example/page)`,
  ];
  const count = draw(fc.nat, { max: 6 });
  const all = [write(Math.min(300, max), Math.min(20, max))];
  for (let index = 0; index < count; index++) all.push(parts[draw(fc.nat, { max: parts.length - 1 })]?.() ?? "");
  while (all.join("\n\n").length > max) all.pop();
  return all.join("\n\n");
}
