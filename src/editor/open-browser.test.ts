import { hasDisplay } from "./open-browser";

test.each<[where: string, platform: NodeJS.Platform, env: Record<string, string>, opens: boolean]>([
  ["at a desk", "darwin", {}, true],
  ["on Linux with a display", "linux", { DISPLAY: ":0" }, true],
  ["on Linux with Wayland", "linux", { WAYLAND_DISPLAY: "wayland-0" }, true],
  ["on Linux without a display", "linux", {}, false],
  ["on a build server", "darwin", { CI: "true" }, false],
])("whether a browser is opened %s", (_, platform, env, opens) => {
  expect(hasDisplay(platform, env)).toBe(opens);
});
