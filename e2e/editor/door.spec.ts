import { request as ask, type IncomingMessage } from "node:http";

import { expect, test } from "../test";
import { listChanges, openEditor, resetContent } from "./content";
import { editorPort, editorToken } from "./place.mjs";

test.beforeEach(resetContent);

const draft = JSON.stringify({ draft: { path: "values.json", value: [], body: "" }, version: "0" });
const own = { host: `127.0.0.1:${editorPort}`, "content-type": "application/json", "x-editor-token": editorToken };

function post(headers: Record<string, string>): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const call = ask({ host: "127.0.0.1", port: editorPort, method: "POST", path: "/api/save", headers }, resolve);
    call.on("error", reject).end(draft);
  });
}

test("a foreign name, another site and an empty token are turned away", async () => {
  const answers = [
    await post(own),
    await post({ ...own, host: `rebound.example:${editorPort}` }),
    await post({ ...own, origin: "https://evil.example" }),
    await post({ ...own, "x-editor-token": "" }),
  ];
  // The first goes on, and only its old version is refused.
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 421, 403, 401]);
  expect(listChanges().files).toEqual([]);
});

test("another site's page can neither send anything nor see a picture", async ({ page, context }) => {
  await context.route("http://evil.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Evil</h1>" }),
  );
  await page.goto("http://evil.example/");
  const outcome = await page.evaluate(async (editor) => {
    const sent = await fetch(`${editor}/api/save`, { method: "POST", mode: "no-cors", body: "{}" }).then(
      ({ type }) => type,
      () => "failed",
    );
    const read = await fetch(`${editor}/api/content`).then(
      () => "read",
      () => "failed",
    );
    const image = new Image();
    image.src = `${editor}/pictures/brand/mark.svg`;
    const shown = await image.decode().then(
      () => "shown",
      () => "failed",
    );
    return { sent, read, shown };
  }, `http://127.0.0.1:${editorPort}`);
  expect(outcome).toMatchObject({ read: "failed", shown: "failed" });
  expect(listChanges().files).toEqual([]);
});

test("the page says what to do where the session's token is missing", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("alert")).toContainText("Open the address that");
});

test("no policy of the page is broken by the page itself", async ({ page }) => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  await openEditor(page, "articles", "articles/back-from-cdmx.mdx");
  await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toBeVisible();
  await openEditor(page, "team", "team.json", 0);
  await expect(page.getByLabel("Slug")).toBeVisible();
  expect(complaints).toEqual([]);
});
