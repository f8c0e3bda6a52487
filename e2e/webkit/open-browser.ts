import { spawn, type ChildProcess } from "node:child_process";

import { Builder, Capabilities, type WebDriver } from "selenium-webdriver";

import { findFreePort } from "../find-free-port";

/** Ends a program and what it has started. */
function endGroup({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid);
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/status`).catch(() => undefined);
  return answer?.ok ?? false;
}

/** The program that opens browsers when it is asked over HTTP. Its browsers need a screen, if need be one that nobody sees. */
function spawnDriver(port: number): ChildProcess {
  const command = [process.env["WEBKIT_DRIVER_PATH"] ?? "WebKitWebDriver", `--port=${port}`];
  const hasScreen = Boolean(process.env["DISPLAY"] ?? process.env["WAYLAND_DISPLAY"]);
  const [program = "", ...args] = hasScreen ? command : ["xvfb-run", "--auto-servernum", ...command];
  return spawn(program, args, { stdio: "ignore", detached: true });
}

/** Starts that program. Rejected when it does not answer within half a minute. */
export async function startDriver(): Promise<{ url: string; stop: () => void }> {
  const port = await findFreePort();
  const driver = spawnDriver(port);
  let failure = "";
  driver.on("error", ({ message }) => {
    failure = message;
  });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 300 && failure === ""; tries++) {
    if (await isReady(url))
      return {
        url,
        stop: () => {
          endGroup(driver);
        },
      };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`WebKitWebDriver does not answer. ${failure}`);
}

/** A browser that remembers nothing of earlier ones. */
export async function openBrowser(url: string): Promise<WebDriver> {
  const capabilities = new Capabilities({ browserName: "MiniBrowser" });
  const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build();
  await driver.manage().window().setRect({ width: 1280, height: 840 });
  return driver;
}
