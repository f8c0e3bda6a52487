import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** Evaluates an expression with the functions of the script, which Jest cannot import. */
function evaluate(code: string): unknown {
  const address = pathToFileURL(resolve("src/scripts/run.mjs")).href;
  const script = `import { run, toCommand } from "${address}"; console.log(JSON.stringify(${code}));`;
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "--eval", script], { encoding: "utf8" });
  return stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as unknown);
}

const awkward = ["a b", "", '"c"', "$HOME", "d&e"];

test("a program gets its arguments as they are", () => {
  const print = "console.log(JSON.stringify(process.argv.slice(1)))";
  expect(evaluate(`run("node", ${JSON.stringify(["--eval", print, ...awkward])})`)).toEqual([awkward, 0]);
});

test("on Windows npm and npx are run by Node, without a shell", () => {
  for (const name of ["npm", "npx"]) {
    const [command] = evaluate(`toCommand("${name}", ${JSON.stringify(awkward)}, "win32")`) as [[string, string[]]];
    const [file, [script, ...args]] = command;
    expect([file, args]).toEqual([process.execPath, awkward]);
    expect(script).toMatch(new RegExp(`node_modules/npm/bin/${name}-cli\\.js$`, "u"));
  }
});
