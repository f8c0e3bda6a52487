import { parseArgs } from "node:util";

import { runCommand } from "../run-command";
import { writeTable } from "../write-table";
import { chooseQuality, leastLikeness } from "./choose-quality";
import { type Format, kinds, type Kind } from "./kinds";
import { measureKind, type MeasuredRung } from "./measure-kind";
import { writeCrops } from "./write-crops";

/** Chooses the qualities in which pictures are encoded: `npm run bench:pictures`, with `-- --crops FOLDER` to look at their worst places. */
const formats: readonly Format[] = ["avif", "webp"];

function writeRow(rung: MeasuredRung): string[] {
  const kib = (bytes: number) => (bytes / 1024).toFixed(1);
  const { format, quality, bytes, median, worst, least } = rung;
  const file = least.file.split("/").at(-1) ?? "";
  return [format, String(quality), kib(bytes.median), kib(bytes.total), median.toFixed(4), worst.toFixed(4), file];
}

/** @returns whether the build encodes them in the quality that was found */
async function judge(kind: Kind, format: Format, crops: string | undefined): Promise<boolean> {
  const { width, quality: set } = kinds[kind];
  const rungs = await measureKind(kind, format);
  const found = chooseQuality(rungs);
  console.log(`\n${kind}, ${width} px wide`);
  console.log(
    writeTable(["", "quality", "KiB median", "KiB all", "SSIM median", "SSIM worst", "of"], rungs.map(writeRow)),
  );
  const verdict = found === undefined ? "no quality" : `quality ${found}`;
  console.log(`${verdict} keeps every ${kind} above ${leastLikeness}; the build uses ${set[format]}`);
  const rung = rungs.find(({ quality }) => quality === found);
  if (crops && rung) await writeCrops(crops, kind, rung);
  return found === set[format];
}

runCommand(async () => {
  const { values } = parseArgs({ options: { crops: { type: "string" } } });
  let right = true;
  for (const kind of Object.keys(kinds) as Kind[])
    for (const format of formats) right = (await judge(kind, format, values.crops)) && right;
  if (right) return;
  console.log("\nSet what was found in e2e/speed/pictures/kinds.ts and in the fragments that it names.");
  process.exitCode = 1;
});
