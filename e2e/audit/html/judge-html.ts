import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { publicFolder } from "../../built-paths";
import { CannotJudge, type Finding, type Judge } from "../judge";
import { allPages, type Page } from "../read-site";
import { findTool, runProgram } from "../tools";
import { readMessages } from "./read-messages";
import { servePages } from "./serve-pages";

const wantedType = "text/html; charset=utf-8";

async function needJava(): Promise<void> {
  const { code } = await runProgram("java", ["-version"]);
  if (code === 0) return;
  throw new CannotJudge(
    "The checker is written in Java, 11 or newer, which is not here. Install it: apt-get install default-jre-headless",
  );
}

/** One file of each drawing; the build writes most of them twice. */
function listDrawings(): string[] {
  const files = readdirSync(publicFolder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".svg"))
    .map((file) => join(publicFolder, file));
  return [...new Map(files.map((file) => [readFileSync(file, "utf8"), file])).values()];
}

function findWrongTypes(pages: readonly Page[]): Finding[] {
  return pages
    .filter(({ redirects, headers }) => !redirects && headers.get("content-type") !== wantedType)
    .map(({ path, headers }) => ({
      where: path,
      what: `Content-Type is ${headers.get("content-type") ?? "missing"}, not ${wantedType}`,
    }));
}

/** The Nu Html Checker on every page as it is served, its styles included, and on every drawing. */
export const judgeHtml: Judge = {
  name: "html",
  asks: "are pages, styles and drawings valid? (Nu Html Checker)",
  least: { pages: allPages, drawings: 20 },
  async judge({ pages }) {
    await needJava();
    const drawings = listDrawings();
    const { origin, stop } = await servePages(pages);
    // It asks no host on its own machine otherwise.
    const checker = [
      "-Dnu.validator.servlet.allow-forbidden-hosts=true",
      "-jar",
      findTool("vnu-jar", "build/dist/vnu.jar"),
    ];
    const options = ["--format", "json", "--stdout", "--exit-zero-always", "--also-check-svg"];
    const addresses = pages.map(({ path }) => origin + path);
    const { output } = await runProgram("java", [...checker, ...options, ...addresses, ...drawings]);
    await stop();
    const { findings, notes } = readMessages(output, { origin, folder: process.cwd() });
    return {
      looked: { pages: pages.length, drawings: drawings.length },
      findings: [...findWrongTypes(pages), ...findings],
      notes,
    };
  },
};
