import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { expect } from "@playwright/test";

const libraries = "/usr/lib/x86_64-linux-gnu";
const programs = ["/usr/bin/WebKitWebDriver", "/usr/bin/xvfb-run"];
const port = 4461;

/** Keys of the keyboard (WebDriver, 17.4.2). */
export const keys = { escape: "\ue00c", right: "\ue014" } as const;

/** Finds WebKit's browser for tests. Returns undefined if it, its driver or a virtual screen is missing. */
export function findWebKit(): string | undefined {
  if (!programs.every(existsSync)) return undefined;
  const folder = readdirSync(libraries).find((name) => existsSync(join(libraries, name, "MiniBrowser")));
  return folder && join(libraries, folder, "MiniBrowser");
}

async function send(method: string, path: string, body?: object): Promise<unknown> {
  const options = body ? { method, body: JSON.stringify(body) } : { method };
  const response = await fetch(`http://127.0.0.1:${port}/session${path}`, options);
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
  return value;
}

/** Starts WebKitGTK on a virtual screen, with the few commands of W3C WebDriver that a journey needs. */
export async function startWebKit() {
  const screen = ["-a", "-s", "-screen 0 1600x1000x24"];
  const driver = spawn("xvfb-run", [...screen, programs[0] ?? "", `--port=${port}`], {
    stdio: "ignore",
    detached: true,
  });
  const browser = { "webkitgtk:browserOptions": { binary: findWebKit(), args: ["--automation"] } };
  let session = "";
  await expect(async () => {
    const created = await send("POST", "", { capabilities: { alwaysMatch: browser } });
    session = `/${(created as { sessionId: string }).sessionId}`;
  }).toPass({ timeout: 30_000 });

  const evaluate = (script: string) =>
    send("POST", `${session}/execute/sync`, { script: `return ${script}`, args: [] });

  async function act(selector: string, action: string, body: object): Promise<void> {
    await evaluate(`document.querySelector(${JSON.stringify(selector)}).scrollIntoView({ block: "center" })`);
    const found = await send("POST", `${session}/element`, { using: "css selector", value: selector });
    const [element = ""] = Object.values(found as Record<string, string>);
    await send("POST", `${session}/element/${element}/${action}`, body);
  }

  return {
    evaluate,
    open: (url: string) => send("POST", `${session}/url`, { url }),
    back: () => send("POST", `${session}/back`, {}),
    resize: (width: number, height: number) => send("POST", `${session}/window/rect`, { width, height }),
    click: (selector: string) => act(selector, "click", {}),
    type: (selector: string, text: string) => act(selector, "value", { text }),
    /** Waits until an expression has a value. */
    expect: (expression: string, value: unknown) =>
      expect.poll(() => evaluate(expression), { message: expression, timeout: 15_000 }).toEqual(value),
    async close(): Promise<void> {
      await send("DELETE", session);
      process.kill(-(driver.pid ?? 0), "SIGTERM");
    },
  };
}
