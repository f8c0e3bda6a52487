import type { PreInitArgs } from "gatsby";

import { onPreInit } from "./before-build";

jest.mock("node:child_process", () => ({ spawnSync: () => ({ status: 0 }) }));

afterEach(() => {
  for (const name of ["NETLIFY", "GATSBY_RELAY_URL", "CONTENT_DATE"]) Reflect.deleteProperty(process.env, name);
});

/** Returns the error of a build that starts with these settings. */
function start(env: Record<string, string>): string {
  Object.assign(process.env, env);
  let error = "";
  const panic = (message: string) => (error = message);
  void onPreInit?.({ reporter: { panic } } as unknown as PreInitArgs, { plugins: [] }, () => undefined);
  return error;
}

test("a build with an invalid or missing setting stops before it begins", () => {
  expect(start({ GATSBY_RELAY_URL: "relay.acme.example" })).toContain("GATSBY_RELAY_URL is");
  expect(start({ GATSBY_RELAY_URL: "", NETLIFY: "true" })).toContain("GATSBY_RELAY_URL is not set");
  expect(start({ GATSBY_RELAY_URL: "https://relay.acme.example" })).toBe("");
  expect(start({ CONTENT_DATE: "tomorrow" })).toContain("CONTENT_DATE is");
});
