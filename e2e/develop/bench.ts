import { spawn } from "node:child_process";
import { once } from "node:events";

import { chromium } from "@playwright/test";

import { port, read, restore, write } from "./site.mjs";

/**
 * Measures how long an edit of a JSON value takes until the browser shows it, without a reload. `npm run bench:develop`.
 */
const rounds = 10;
const file = "data/jobs.json";
const title = "Senior Machine Learning Engineer";

async function measure(): Promise<number[]> {
  const executablePath = process.env["CHROMIUM_PATH"];
  const browser = await chromium.launch({ args: ["--no-sandbox"], ...(executablePath ? { executablePath } : {}) });
  const page = await browser.newPage();
  try {
    for (;;) {
      const answer = await page.goto(`http://127.0.0.1:${port}/careers`).catch(() => null);
      if (answer?.ok()) break;
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
    const heading = page.getByRole("listitem").getByRole("heading", { level: 3 }).first();
    await heading.waitFor({ timeout: 120_000 });
    // The socket over which the page hears of new data opens a moment after it is shown.
    await page.waitForTimeout(3000);
    const times: number[] = [];
    let shown = title;
    for (let round = 0; round < rounds; round++) {
      const next = `Keeper ${round}`;
      const begin = performance.now();
      write(file, read(file).replace(`"${shown}"`, `"${next}"`));
      await page.waitForFunction(
        (text) => [...document.querySelectorAll("h3")].some(({ textContent }) => textContent === text),
        next,
        { polling: 20, timeout: 60_000 },
      );
      times.push(performance.now() - begin);
      shown = next;
      await page.waitForTimeout(1000);
    }
    restore(file);
    return times.sort((a, b) => a - b);
  } finally {
    await browser.close();
  }
}

async function bench(): Promise<void> {
  const server = spawn(process.execPath, ["e2e/develop/serve.mjs"], {
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  try {
    const times = await measure();
    const inSeconds = (time = 0) => `${(time / 1000).toFixed(2)} s`;
    const median = ((times[rounds / 2 - 1] ?? 0) + (times[rounds / 2] ?? 0)) / 2;
    const span = `${inSeconds(times[0])} to ${inSeconds(times.at(-1))}`;
    console.log(`An edit is seen after ${inSeconds(median)} (median of ${rounds}; ${span}).`);
  } finally {
    server.kill("SIGTERM");
    await once(server, "exit");
  }
}

void bench();
