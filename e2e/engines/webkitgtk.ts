import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { expect } from "@playwright/test";

const libraries = "/usr/lib/x86_64-linux-gnu";
const programs = ["/usr/bin/WebKitWebDriver", "/usr/bin/xvfb-run"];
const port = 4461 + Number(process.env["TEST_WORKER_INDEX"] ?? 0);

/** Key of element references (WebDriver, 12.1). */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";

/** Keys of the keyboard (WebDriver, 17.4.2). */
export const keys = { escape: "\ue00c", tab: "\ue004", right: "\ue014" } as const;

/** Finds WebKit's browser for tests. Returns undefined if it, its driver or a virtual screen is missing. */
export function findWebKit(): string | undefined {
  if (!programs.every(existsSync)) return undefined;
  const folder = readdirSync(libraries).find((name) => existsSync(join(libraries, name, "MiniBrowser")));
  return folder && join(libraries, folder, "MiniBrowser");
}

/** Session of a browser, with the commands of W3C WebDriver that the tests need. */
export class Browser {
  private constructor(
    private readonly path: string,
    private readonly end: () => void,
  ) {}

  /** Starts the driver on a virtual screen, and a session. */
  static async start(): Promise<Browser> {
    const driver = spawn("xvfb-run", ["-a", "-s", "-screen 0 1600x1000x24", programs[0] ?? "", `--port=${port}`], {
      stdio: "ignore",
      detached: true,
    });
    const end = () => process.kill(-(driver.pid ?? 0), "SIGTERM");
    const options = { binary: findWebKit(), args: ["--automation"] };
    const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } };
    let session: { sessionId: string } | undefined;
    await expect(async () => {
      session = (await send("POST", "/session", { capabilities })) as { sessionId: string };
    }).toPass({ timeout: 30_000 });
    return new Browser(`/session/${session?.sessionId ?? ""}`, end);
  }

  async close(): Promise<void> {
    await send("DELETE", this.path);
    this.end();
  }

  async resize(width: number, height: number): Promise<void> {
    await send("POST", `${this.path}/window/rect`, { width, height });
  }

  async open(url: string): Promise<void> {
    await send("POST", `${this.path}/url`, { url });
  }

  async back(): Promise<void> {
    await send("POST", `${this.path}/back`, {});
  }

  /** Returns the value of an expression in the page. */
  evaluate(expression: string): Promise<unknown> {
    return send("POST", `${this.path}/execute/sync`, { script: `return ${expression}`, args: [] });
  }

  /** Waits until an expression has a value. */
  async expect(expression: string, value: unknown): Promise<void> {
    await expect.poll(() => this.evaluate(expression), { message: expression, timeout: 15_000 }).toEqual(value);
  }

  async click(selector: string): Promise<void> {
    await this.scrollTo(selector);
    await send("POST", `${this.path}/element/${await this.find(selector)}/click`, {});
  }

  async scrollTo(selector: string): Promise<void> {
    const element = `document.querySelector(${JSON.stringify(selector)})`;
    await this.evaluate(`${element}.scrollIntoView({ block: "center", behavior: "instant" })`);
  }

  async type(selector: string, text: string): Promise<void> {
    await send("POST", `${this.path}/element/${await this.find(selector)}/value`, { text });
  }

  async press(key: string): Promise<void> {
    const actions = ["keyDown", "keyUp"].map((type) => ({ type, value: key }));
    await send("POST", `${this.path}/actions`, { actions: [{ type: "key", id: "keyboard", actions }] });
  }

  private async find(selector: string): Promise<string> {
    const element = await send("POST", `${this.path}/element`, { using: "css selector", value: selector });
    return (element as Record<string, string>)[elementKey] ?? "";
  }
}

async function send(method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
  return value;
}
