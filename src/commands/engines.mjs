import { findFirefox, findWebkitDriver, hasWebkit } from "./browser.mjs";

/**
 * Journeys in one engine: what runs them, or how one gets the engine.
 * @typedef {{ title: string, args: string[], env: Record<string, string> }} EngineRun `args` are those of `npx`
 * @typedef {{ title: string, remedy: string }} MissingEngine
 */

/**
 * @param {string} title
 * @param {string} config folder of the journeys
 * @param {Record<string, string>} env
 * @returns {EngineRun}
 */
function run(title, config, env) {
  return { title, args: ["playwright", "test", "--config", config], env };
}

/** @returns {Promise<EngineRun | MissingEngine>} */
async function chooseFirefox() {
  const path = await findFirefox();
  if (path === undefined)
    return {
      title: "Firefox",
      remedy:
        "Run `npx playwright install firefox`, install Firefox (Debian: `apt-get install firefox-esr`), or name one in FIREFOX_PATH.",
    };
  return run("Firefox", "e2e", { ENGINE: "firefox", FIREFOX_PATH: path });
}

/** @returns {Promise<EngineRun | MissingEngine>} */
async function chooseWebkit() {
  if (await hasWebkit()) return run("WebKit", "e2e", { ENGINE: "webkit" });
  const driver = findWebkitDriver();
  if (driver) return run("WebKitGTK", "e2e/webkit", { WEBKIT_DRIVER_PATH: driver });
  return {
    title: "WebKit",
    remedy: "Run `npx playwright install webkit`, or on Debian `apt-get install webkit2gtk-driver xvfb`.",
  };
}

/** The engines besides Chromium, whether they can be had or not. */
export function chooseEngines() {
  return Promise.all([chooseFirefox(), chooseWebkit()]);
}
