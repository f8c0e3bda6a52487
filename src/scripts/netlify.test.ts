import { readFileSync } from "node:fs";

test("on Netlify only production is built for visitors", () => {
  const sections = readFileSync("netlify.toml", "utf8").split(/^(?=\[)/mu);
  const commands = sections.flatMap((section) => {
    const [, name = ""] = /^\[([\w.-]+)\]/u.exec(section) ?? [];
    const [, command] = /^command = "(.*)"$/mu.exec(section) ?? [];
    return command === undefined ? [] : [[name, command]];
  });
  expect(Object.fromEntries(commands)).toEqual({
    build: "npm run build",
    "context.deploy-preview": "npm run build -- --preview",
    "context.branch-deploy": "npm run build -- --preview",
  });
});
