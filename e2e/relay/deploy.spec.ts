import { spawnSync } from "node:child_process";

import { expect, test } from "../test";

function deploy(args: readonly string[], env: Record<string, string>) {
  const { status, stderr } = spawnSync(process.execPath, ["src/scripts/deploy.mjs", "--dry-run", ...args], {
    env: { ...process.env, ...env },
    encoding: "utf8",
  });
  return { status, stderr };
}

test("drafts and another day's content are not deployed, and each is reported", () => {
  const draft = deploy([], { GATSBY_CONTENT: "preview", CONTENT_DATE: "2026-01-01" });
  expect(draft.status).toBe(1);
  expect(draft.stderr).toContain("CONTENT_DATE is 2026-01-01.");
  expect(draft.stderr).toContain("GATSBY_CONTENT is preview.");
  const preview = deploy(["--preview"], { GATSBY_CONTENT: "preview", CONTENT_DATE: "2026-01-01" });
  expect(preview.status).toBe(1);
  expect(preview.stderr).toContain("CONTENT_DATE is 2026-01-01.");
  expect(preview.stderr).not.toContain("GATSBY_CONTENT");
});
