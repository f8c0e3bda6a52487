import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, request, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";

import { copyContent } from "../content/testing/copy-content";
import type { Field } from "./describe-field";
import { editPath, tokenHeader } from "./edit-path";
import { createEditHandler } from "./edit-requests";
import { EditSession } from "./edit-session";

const { root } = copyContent();
const jobs = join(root, "starter/jobs.json");
const original = readFileSync(jobs, "utf8");
const [{ title }] = JSON.parse(original) as [{ title: string }];
const edit = { file: "starter/jobs.json", path: [0, "title"], before: title, after: "Lighthouse Keeper" };

let session = new EditSession(root);
let server: Server;
let token = "";

interface Sent {
  method?: string;
  headers?: IncomingHttpHeaders;
  body?: string;
}

function send(action: string, { method = "POST", headers = {}, body = "{}" }: Sent = {}) {
  const { port } = server.address() as AddressInfo;
  const own = { host: `localhost:${port}`, "content-type": "application/json", [tokenHeader]: token, ...headers };
  return new Promise<{ status: number | undefined; answer: Record<string, unknown> }>((resolve, reject) => {
    // A connection of its own: the server closes an idle one while a test works for seconds without a break.
    const options = { port, host: "127.0.0.1", agent: false, method, path: editPath + action, headers: own };
    const sent = request(options, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part: string) => (text += part));
      response.on("end", () =>
        resolve({ status: response.statusCode, answer: JSON.parse(text) as Record<string, unknown> }),
      );
    });
    sent.on("error", reject).end(method === "POST" ? body : undefined);
  });
}

const change = (changed: object) => send("/change", { body: JSON.stringify({ ...edit, ...changed }) });

beforeEach(async () => {
  writeFileSync(jobs, original);
  rmSync(join(root, ".cache"), { recursive: true, force: true });
  session = new EditSession(root);
  server = createServer(createEditHandler(session)).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  token = String((await send("/token", { method: "GET" })).answer["token"]);
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test("a text is read with its rule, changed, undone and changed again, also after a restart", async () => {
  const { answer } = await send("/read", { body: JSON.stringify({ file: edit.file, path: edit.path }) });
  expect(answer).toMatchObject({ value: title, name: "title", control: "text", line: 3 });
  expect(answer["hint"]).toMatch(/^.+\. At most \d+ characters\.$/u);
  const { status, answer: state } = await change({});
  expect([status, state["done"], state["warnings"]]).toEqual([200, 1, []]);
  expect(readFileSync(jobs, "utf8")).toBe(original.replace(JSON.stringify(title), '"Lighthouse Keeper"'));
  const again = new EditSession(root);
  again.undo();
  expect(readFileSync(jobs, "utf8")).toBe(original);
  expect(() => again.undo()).toThrow("There is nothing to undo.");
  again.redo();
  expect(readFileSync(jobs, "utf8")).toContain("Lighthouse Keeper");
  expect(() => again.redo()).toThrow("There is nothing to redo.");
});

test("what the check rejects is not written, and its sentence is the answer; what it warns of is written", async () => {
  const long = await change({ after: "a".repeat(500) });
  expect([long.status, readFileSync(jobs, "utf8")]).toEqual([409, original]);
  expect(long.answer["error"]).toMatch(/title has 500 characters\. It must be at most \d+\.$/u);
  expect((await change({ after: " " })).answer["error"]).toMatch(/title is empty/u);
  const markdown = await change({ after: "A **loud** keeper" });
  expect(markdown.answer["warnings"]).toEqual([expect.stringMatching(/title/u)]);
});

test("an entry of a list is moved and undone; the check rejects a list without what it needs", async () => {
  const { status } = await send("/arrange", { body: JSON.stringify({ file: edit.file, path: [1], action: "up" }) });
  const titles = (JSON.parse(readFileSync(jobs, "utf8")) as { title: string }[]).map((job) => job.title);
  expect([status, titles[1]]).toEqual([200, title]);
  session.undo();
  expect(readFileSync(jobs, "utf8")).toBe(original);
  const team = readFileSync(join(root, "starter/team.json"), "utf8");
  const [{ slug }] = JSON.parse(team) as [{ slug: string }];
  const person = { file: "starter/team.json", path: [0] };
  for (let count = 0; count < 2; count++)
    expect((await send("/arrange", { body: JSON.stringify({ ...person, action: "duplicate" }) })).status).toBe(200);
  const slugs = (JSON.parse(readFileSync(join(root, "starter/team.json"), "utf8")) as { slug: string }[]).map(
    (one) => one.slug,
  );
  expect(slugs.slice(0, 3)).toEqual([slug, `${slug}-3`, `${slug}-2`]);
  session.undo();
  session.undo();
  expect(readFileSync(join(root, "starter/team.json"), "utf8")).toBe(team);
  const removed = await send("/arrange", { body: JSON.stringify({ ...person, action: "remove" }) });
  expect([removed.status, String(removed.answer["error"])]).toEqual([409, expect.stringContaining(slug)]);
});

test("fields around a text are listed with their controls, changed, left out, added and undone", async () => {
  const file = "starter/pages/home.json";
  const page = readFileSync(join(root, file), "utf8");
  const { answer } = await send("/fields", { body: JSON.stringify({ file, path: ["sections", 0, "title"] }) });
  const { groups } = answer as unknown as { groups: { name: string; path: unknown[]; fields: Field[] }[] };
  expect(groups.map(({ name, path }) => [name, path])).toEqual([
    ["sections 1", ["sections", 0]],
    ["page", []],
  ]);
  const find = (name: string) => groups.flatMap(({ fields }) => fields).find((field) => field.name === name);
  expect(find("draft")).toMatchObject({ control: "boolean", isOptional: true, value: "", path: ["draft"] });
  expect(find("updated")).toMatchObject({
    control: "date",
    value: expect.stringMatching(/^\d{4}-\d\d-\d\d$/u) as string,
  });
  expect(find("parentPage")?.choices).toContain("/careers");
  const set = (path: unknown[], before: string, after: string) =>
    send("/change", { body: JSON.stringify({ file, path, before, after }) });
  const day = find("updated")?.value ?? "";
  expect((await set(["updated"], day, "2030-02-31")).status).toBe(409);
  expect((await set(["updated"], day, "2030-02-03")).status).toBe(200);
  expect((await set(["parentPage"], "", "/careers")).status).toBe(200);
  expect(JSON.parse(readFileSync(join(root, file), "utf8"))).toMatchObject({
    updated: "2030-02-03",
    parentPage: "/careers",
  });
  expect((await set(["parentPage"], "/careers", "")).status).toBe(200);
  expect(readFileSync(join(root, file), "utf8")).toBe(page.replace(day, "2030-02-03"));
  for (let count = 0; count < 3; count++) session.undo();
  expect(readFileSync(join(root, file), "utf8")).toBe(page);
});

test("a picture is put into the folder of its kind under a clean name, and undone and redone with its file", async () => {
  const file = "starter/partners.json";
  const partners = readFileSync(join(root, file), "utf8");
  const [{ logo }] = JSON.parse(partners) as [{ logo: string }];
  const images = join(root, "starter/images");
  const bytes = readFileSync(join(images, logo));
  const drawing = bytes.toString("utf8").replace("<svg", "<svg data-new='1'");
  const choose = (name: string, content: string | Buffer) =>
    send("/picture", {
      body: JSON.stringify({
        file,
        path: [0, "logo"],
        before: logo,
        name,
        content: Buffer.from(content).toString("base64"),
      }),
    });
  const folder = dirname(logo);
  expect((await choose("Über uns (2).SVG", drawing)).answer).toMatchObject({ warnings: [], done: 1 });
  const added = `${folder}/uber-uns-2.svg`;
  expect(readFileSync(join(images, added), "utf8")).toBe(drawing);
  expect(readFileSync(join(root, file), "utf8")).toBe(partners.replace(logo, added));
  session.undo();
  expect([existsSync(join(images, added)), readFileSync(join(root, file), "utf8")]).toEqual([false, partners]);
  session.redo();
  expect(readFileSync(join(images, added), "utf8")).toBe(drawing);
  session.undo();
  writeFileSync(join(root, file), partners.replace(logo, "logos/other.svg"));
  expect(() => session.redo()).toThrow("has changed meanwhile");
  writeFileSync(join(root, file), partners);
  expect(existsSync(join(images, added))).toBe(false);
  session.redo();
  session.undo();
  const rejected = await choose("script.svg", drawing.replace("</svg>", "<script>1</script></svg>"));
  expect([rejected.status, rejected.answer["error"]]).toEqual([409, expect.stringMatching(/script/u)]);
  expect(existsSync(join(images, folder, "script.svg"))).toBe(false);
  expect((await choose("virus.svg", "MZ")).answer["error"]).toMatch(/not a picture/u);
  expect((await choose("large.svg", " ".repeat(20_000_000))).answer["error"]).toMatch(/picture is too large: 4 MB/u);
  // A file that is there under the same name is kept, and its picture taken if it is the same.
  const name = logo.slice(folder.length + 1);
  expect((await choose(name, drawing)).answer["done"]).toBe(1);
  expect(readFileSync(join(images, logo))).toEqual(bytes);
  session.undo();
  expect(readFileSync(join(root, file), "utf8")).toBe(partners);
});

test("a page is added with a menu entry, or as a draft, and undone", async () => {
  const settings = readFileSync(join(root, "starter/site.json"), "utf8");
  const file = join(root, "starter/pages/tools-bell.json");
  const added = await send("/page", { body: JSON.stringify({ path: "/tools/bell", title: "A bell", menu: 0 }) });
  expect([added.status, added.answer["done"]]).toEqual([200, 2]);
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ path: "/tools/bell" });
  expect(readFileSync(join(root, "starter/site.json"), "utf8")).toContain('"to": "/tools/bell"');
  expect((await send("/page", { body: JSON.stringify({ path: "/tools/bell", title: "A bell" }) })).status).toBe(409);
  for (const path of ["tools", "/../secret", "/tools/", "/Tools"])
    expect((await send("/page", { body: JSON.stringify({ path, title: "A bell" }) })).status).toBe(400);
  session.undo();
  session.undo();
  expect([existsSync(file), readFileSync(join(root, "starter/site.json"), "utf8")]).toEqual([false, settings]);
  expect((await send("/page", { body: JSON.stringify({ path: "/tools/bell", title: "A bell" }) })).status).toBe(200);
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ draft: true });
  session.undo();
  session.redo();
  expect(existsSync(file)).toBe(true);
  session.undo();
  writeFileSync(join(root, "starter/site.json"), `\uFEFF${settings}`);
  const [first] = (JSON.parse(settings) as { menus: [{ label: string }] }).menus;
  expect((await send("/menus")).answer["menus"]).toContain(first.label);
  writeFileSync(join(root, "starter/site.json"), settings);
});

test("each section that a page may have is added from its sample, and undone", async () => {
  const file = "starter/pages/careers.json";
  const page = readFileSync(join(root, file), "utf8");
  const { answer } = await send("/fields", { body: JSON.stringify({ file, path: ["sections", 0, "title"] }) });
  const kinds = (answer["sections"] as { name: string }[]).map(({ name }) => name);
  expect(kinds.length).toBeGreaterThan(30);
  const added = kinds.filter((section) => {
    try {
      session.addSection({ file, path: ["sections", 0], section });
    } catch {
      expect(readFileSync(join(root, file), "utf8")).toBe(page);
      return false;
    }
    const { sections } = JSON.parse(readFileSync(join(root, file), "utf8")) as { sections: { section: string }[] };
    expect(sections[1]?.section).toBe(section);
    session.undo();
    expect(readFileSync(join(root, file), "utf8")).toBe(page);
    return true;
  });
  // The others are those of which a page has one.
  expect(kinds.length - added.length).toBeLessThan(4);
  const other = await send("/add", { body: JSON.stringify({ file, path: ["sections", 0], section: "unknown" }) });
  expect([other.status, other.answer["error"]]).toEqual([409, "There is no sample of unknown."]);
});

test("a mistake with one right text is repaired at its place, and undone", async () => {
  writeFileSync(jobs, original.replace(/("title": "[^"]*"),/u, "$1"));
  const broken = readFileSync(jobs, "utf8");
  expect(broken).not.toBe(original);
  const body = JSON.stringify({ file: edit.file, rule: "json-syntax", line: 4, column: 5 });
  expect((await send("/repair", { body })).status).toBe(200);
  expect(readFileSync(jobs, "utf8")).toBe(original);
  session.undo();
  expect(readFileSync(jobs, "utf8")).toBe(broken);
});

test("of two editors, the second one learns what the first has written", async () => {
  await change({});
  const { status, answer } = await change({ after: "Bell Ringer" });
  expect([status, answer["error"]]).toEqual([409, "The file has changed meanwhile. There is now: Lighthouse Keeper"]);
  writeFileSync(jobs, original);
  expect((await send("/undo")).answer["error"]).toMatch(/has changed meanwhile/u);
});

test.each([
  ["another site", { headers: { origin: "https://evil.example" } }],
  ["a form of another site", { headers: { origin: "null" } }],
  ["another port", { headers: { origin: "http://localhost:1" } }],
  ["a page that the browser calls foreign", { headers: { "sec-fetch-site": "cross-site" } }],
  ["a page of the same machine", { headers: { "sec-fetch-site": "same-site" } }],
  ["a name that leads to this machine", { headers: { host: "evil.example:8000" } }],
  ["a name that begins like one of this machine", { headers: { host: "localhost.evil.example" } }],
  ["no token", { headers: { [tokenHeader]: "" } }],
  ["the token of an earlier start", { headers: { [tokenHeader]: "A".repeat(32) } }],
])("a request of %s is refused", async (_, sent) => {
  expect((await send("/change", { ...sent, body: JSON.stringify(edit) })).status).toBe(403);
  if (!(tokenHeader in sent.headers)) expect((await send("/token", { ...sent, method: "GET" })).status).toBe(403);
  expect(readFileSync(jobs, "utf8")).toBe(original);
});

test.each([
  ["a form", { headers: { "content-type": "text/plain" } }, 415],
  ["a link", { method: "GET" }, 405],
  ["a broken body", { body: "{" }, 400],
  ["other fields", { body: JSON.stringify({ ...edit, mode: 1 }) }, 400],
  ["a long body", { body: JSON.stringify({ ...edit, after: "a".repeat(200_000) }) }, 413],
])("%s is declined", async (_, sent, status) => {
  expect((await send("/change", { body: JSON.stringify(edit), ...sent })).status).toBe(status);
  expect(readFileSync(jobs, "utf8")).toBe(original);
});

test.each([
  "package.json",
  "starter/../package.json",
  "starter/pages/../../secret.json",
  "starter/pages/..\\..\\secret.json",
  "/etc/passwd",
  "starter/README.md",
  "starter/unknown.json",
  "starter/pages/.hidden.json",
  "starter/pages/",
  "starter/images/mark.svg",
  "starter/pages/link.json",
  "starter/texts/linked/home.json",
  "starter/pages/folder.json",
  "starter/pages/missing.json",
])("the file %s is declined", async (file) => {
  mkdirSync(join(root, "outside"), { recursive: true });
  writeFileSync(join(root, "outside/home.json"), `{"title":"${title}"}`);
  for (const [target, path] of [["outside/home.json", "starter/pages/link.json"]] as const) {
    rmSync(join(root, path), { force: true });
    symlinkSync(join(root, target), join(root, path));
  }
  mkdirSync(join(root, "starter/pages/folder.json"), { recursive: true });
  const { status, answer } = await change({ file, path: ["title"] });
  expect([status, String(answer["error"])]).toEqual([
    409,
    expect.stringMatching(/^(?:This is not a file|The file is)/u),
  ]);
  for (const path of ["starter/pages/link.json", "starter/pages/folder.json"])
    rmSync(join(root, path), { recursive: true });
});

test.each([
  ["a merge", `<<<<<<< HEAD\n${original}`, /conflict of a merge/u],
  ["another encoding", Buffer.from([0x5b, 0xff, 0xfe]), /not UTF-8/u],
  ["2 MB", `[${" ".repeat(2_000_000)}]`, /larger than 2 MB/u],
])("a file with %s is declined with a sentence", async (_, text, message) => {
  writeFileSync(jobs, text);
  expect((await change({})).answer["error"]).toMatch(message);
});

test("a file that is read-only is declined with a sentence", async () => {
  // The superuser may write it anyway.
  if (process.getuid?.() === 0) return;
  chmodSync(jobs, 0o444);
  expect((await change({})).answer["error"]).toMatch(/cannot be written/u);
  chmodSync(jobs, 0o644);
});

test("edits of a file that was committed meanwhile, and a broken history, are forgotten", () => {
  writeFileSync(join(root, "starter/jobs.json"), original);
  mkdirSync(join(root, ".cache"), { recursive: true });
  writeFileSync(join(root, ".cache/edits.json"), "[");
  expect(new EditSession(root).list()).toEqual({ edits: [], done: 0 });
});
