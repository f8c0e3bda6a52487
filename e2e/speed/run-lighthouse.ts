import type { Config, RunnerResult } from "lighthouse";

import type { Form } from "./arguments";
import { sayWhy, UsageError } from "./usage-error";

/** Longest time a run may take on a slow machine, in milliseconds; after it the browser is taken for dead. */
const patience = 180_000;

const browserFlags = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--ignore-certificate-errors",
];

interface Run {
  url: string;
  form: Form;
  /** Categories to judge; all when missing. */
  categories?: readonly string[];
}

function endAfter(time: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => {
      reject(new Error(`no answer after ${time / 1000} s`));
    }, time).unref();
  });
}

async function chooseConfig(form: Form): Promise<Config | undefined> {
  if (form === "mobile") return undefined;
  // Lighthouse is made of modules that only an import at run time can take in.
  return (await import("lighthouse/core/config/desktop-config.js")).default;
}

/** One run in a browser of its own with a fresh profile. */
async function runOnce({ url, form, categories }: Run): Promise<RunnerResult> {
  const [{ default: lighthouse }, { launch }] = await Promise.all([import("lighthouse"), import("chrome-launcher")]);
  const chromePath = process.env["CHROMIUM_PATH"];
  const browser = await launch({
    chromeFlags: browserFlags,
    logLevel: "silent",
    handleSIGINT: false,
    ...(chromePath ? { chromePath } : {}),
  });
  const died = new Promise<never>((_, reject) => {
    browser.process.once("exit", () => {
      reject(new Error("the browser ended"));
    });
  });
  const end = () => {
    browser.kill();
  };
  process.once("exit", end);
  try {
    const flags = {
      port: browser.port,
      output: ["html" as const, "json" as const],
      logLevel: "silent" as const,
      ...(categories ? { onlyCategories: [...categories] } : {}),
    };
    const measured = lighthouse(url, flags, await chooseConfig(form));
    const result = await Promise.race([measured, died, endAfter(patience)]);
    if (!result) throw new Error("no result");
    const { runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${runtimeError.code}: ${runtimeError.message}`);
    return result;
  } finally {
    died.catch(() => undefined);
    process.removeListener("exit", end);
    browser.kill();
  }
}

/**
 * Measures a page once. A run that fails is tried again in a new browser: on a busy machine Lighthouse now and then misses the
 * beginning of a page. Throws a `UsageError` when no try succeeds.
 * @param tries that are left
 */
export async function runLighthouse(run: Run, tries = 3): Promise<RunnerResult> {
  try {
    return await runOnce(run);
  } catch (error) {
    if (tries <= 1) throw new UsageError(`${run.url} cannot be measured: ${sayWhy(error)}`);
    console.warn(`  ${run.url}: ${sayWhy(error)}. Trying again.`);
    return runLighthouse(run, tries - 1);
  }
}
