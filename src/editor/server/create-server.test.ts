import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { request, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import type { OpenFile, Told } from "../shared/api";
import { copyProject } from "../testing/copy-project";
import { createEditorServer } from "./create-server";
import { tokenHeader } from "./guard";
import { limits } from "./read-body";

const token = "the-token";
const project = copyProject();
let server: Server;
let port: number;

beforeAll(async () => {
  // The port is known once it listens, and the guard has to know it.
  const options = {
    root: project.root,
    token,
    port: 0,
    script: "// script",
    preview: () => Promise.resolve({ html: "<p>A</p>", css: "" }),
  };
  server = createEditorServer(options);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  ({ port } = server.address() as AddressInfo);
  options.port = port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  project.remove();
});

interface Reply {
  status: number;
  headers: Record<string, unknown>;
  text: string;
}

/** Asks as a program can, with any headers; `fetch` would set some of its own. */
function ask(
  method: string,
  path: string,
  body?: string | Buffer,
  headers: Record<string, string> = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const type = body === undefined ? {} : { "content-type": "application/json" };
    const call = request(
      { host: "127.0.0.1", port, method, path, headers: { [tokenHeader]: token, ...type, ...headers } },
      (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (part: string) => (text += part));
        response.on("end", () => {
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
        });
      },
    );
    call.on("error", reject);
    call.end(body);
  });
}

async function post(name: string, value: unknown): Promise<{ status: number; answer: Record<string, unknown> }> {
  const { status, text } = await ask("POST", `/api/${name}`, JSON.stringify(value));
  return { status, answer: JSON.parse(text) as Record<string, unknown> };
}

async function open(path: string): Promise<OpenFile> {
  return JSON.parse((await ask("GET", `/api/file?path=${encodeURIComponent(path)}`)).text) as OpenFile;
}

const upload = (query: string, body: Buffer) =>
  ask("POST", `/api/upload?${query}`, body, { "content-type": "application/octet-stream" });

test("the page runs its own script alone, is in no frame, and is not kept", async () => {
  const { status, headers } = await ask("GET", "/", undefined, {});
  expect(status).toBe(200);
  expect(headers["content-security-policy"]).toMatch(
    /^default-src 'none'; script-src 'self'; style-src 'nonce-[\w+/=]+';.*frame-ancestors 'none'$/u,
  );
  expect(headers).toMatchObject({
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
  });
});

test("two pages have two nonces", async () => {
  const [first, second] = await Promise.all([ask("GET", "/"), ask("GET", "/")]);
  expect(first.headers["content-security-policy"]).not.toBe(second.headers["content-security-policy"]);
});

test("a foreign host, another site and a missing token are refused before anything is done", async () => {
  const draft = { draft: { path: "values.json", value: [], body: "" }, version: (await open("values.json")).version };
  const body = JSON.stringify(draft);
  const statuses = await Promise.all([
    ask("POST", "/api/save", body, { host: "evil.example" }),
    ask("POST", "/api/save", body, { origin: "https://evil.example" }),
    ask("POST", "/api/save", body, { [tokenHeader]: "another" }),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual([421, 403, 401]);
  expect(JSON.parse(project.read("values.json"))).not.toEqual([]);
});

test("an unknown address, and one that every object has, is nothing", async () => {
  for (const path of ["/nothing", "/api/nothing", "/api/constructor", "/editor.js.map"]) {
    expect((await ask("GET", path)).status).toBe(404);
  }
  expect((await ask("POST", "/api/toString", "{}")).status).toBe(404);
});

test("a path outside of the content is refused, however it is written", async () => {
  for (const path of ["../package.json", "%2e%2e%2fpackage.json", "/etc/passwd", "articles/../../x.mdx"]) {
    expect((await ask("GET", `/api/file?path=${path}`)).status).toBe(400);
    expect((await post("save", { draft: { path, value: {}, body: "" }, version: null })).status).toBe(400);
    expect((await post("delete", { path, version: "a" })).status).toBe(400);
  }
  expect((await ask("GET", "/pictures/..%2f..%2fjobs.json")).status).toBe(400);
  expect((await ask("GET", "/pictures/../jobs.json")).status).toBe(404);
});

test("what is too large is refused", async () => {
  const { status } = await ask("POST", "/api/check", Buffer.alloc(limits.json + 1, " ")).catch(() => ({ status: 413 }));
  expect(status).toBe(413);
});

test("what is not what a call takes is refused", async () => {
  expect((await ask("POST", "/api/save", "no json")).status).toBe(400);
  expect((await post("save", { draft: { path: "jobs.json" } })).status).toBe(400);
  expect((await post("save", { more: 1 })).status).toBe(400);
});

test("a draft is checked as if it had been saved, with the place of each problem", async () => {
  const { value } = await open("jobs.json");
  const [first, ...others] = value as object[];
  const draft = { path: "jobs.json", value: [{ ...first, location: "" }, ...others], body: "" };
  const { answer } = await post("check", { drafts: [draft] });
  expect(answer["problems"]).toEqual([
    expect.objectContaining({ file: "jobs.json", path: [0, "location"], level: "error" } satisfies Partial<Told>),
  ]);
  expect((await post("check", { drafts: [] })).answer).toEqual({ problems: [] });
});

test("a problem in an article's text has its line there", async () => {
  const { value, body } = await open("articles/back-from-cdmx.mdx");
  const broken = body.replace("\n## ", "\nSee [this](/nowhere-at-all).\n\n## ");
  const line = broken.split("\n").findIndex((text) => text.includes("/nowhere-at-all")) + 1;
  const { answer } = await post("check", { drafts: [{ path: "articles/back-from-cdmx.mdx", value, body: broken }] });
  expect(answer["problems"]).toEqual([
    expect.objectContaining({ file: "articles/back-from-cdmx.mdx", bodyLine: line }),
  ]);
});

test("what is saved changes its own line, and leaves no half of a file behind", async () => {
  const before = project.read("values.json");
  const { value, version } = await open("values.json");
  const [first, ...others] = value as object[];
  const draft = { path: "values.json", value: [{ ...first, name: "Another" }, ...others], body: "" };
  const { status, answer } = await post("save", { draft, version });
  const after = project.read("values.json");
  expect([status, answer["text"]]).toEqual([200, after]);
  const old = before.split("\n");
  expect(after.split("\n").filter((line, index) => line !== old[index])).toEqual(['    "name": "Another",']);
  expect(readdirSync(project.at(".")).filter((name) => name.startsWith("."))).toEqual([]);
});

test("what has been changed meanwhile is not overwritten, and is handed over", async () => {
  const { value, version } = await open("leaders.json");
  const theirs = project.read("leaders.json").replace("CRO", "CFO");
  project.write("leaders.json", theirs);
  const { status, answer } = await post("save", { draft: { path: "leaders.json", value: [], body: "" }, version });
  expect([status, (answer["theirs"] as OpenFile).text]).toEqual([409, theirs]);
  expect(project.read("leaders.json")).toBe(theirs);
  expect(value).not.toEqual([]);
});

test("a new file takes no other's place, and a deleted one is not made again unasked", async () => {
  const draft = { path: "articles/back-from-cdmx.mdx", value: {}, body: "" };
  expect((await post("save", { draft, version: null })).status).toBe(409);
  const gone = { path: "articles/gone.mdx", value: { slug: "gone" }, body: "" };
  expect((await post("save", { draft: gone, version: "seen-once" })).answer).toMatchObject({ theirs: null });
  expect(existsSync(project.at("articles/gone.mdx"))).toBe(false);
});

test("an article's file is renamed and deleted as it was seen, and no other's place is taken", async () => {
  const { version } = await open("articles/yuki-summit.mdx");
  const from = "articles/yuki-summit.mdx";
  expect((await post("rename", { from, to: "articles/why-mexico-city.mdx", version })).status).toBe(409);
  expect((await post("rename", { from, to: "pages/yuki.json", version })).status).toBe(400);
  expect((await post("rename", { from, to: "articles/yuki.mdx", version: "old" })).status).toBe(409);
  expect((await post("rename", { from, to: "articles/yuki.mdx", version })).status).toBe(200);
  expect([existsSync(project.at(from)), existsSync(project.at("articles/yuki.mdx"))]).toEqual([false, true]);
  expect((await post("delete", { path: "articles/yuki.mdx", version: "old" })).status).toBe(409);
  expect((await post("delete", { path: "articles/yuki.mdx", version })).status).toBe(200);
  expect(existsSync(project.at("articles/yuki.mdx"))).toBe(false);
});

const drawing = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8z"/></svg>`);

test("a picture is kept under a safe name with the ending of what it is", async () => {
  const { status, text } = await upload("folder=people&name=New%20Person.PNG", drawing);
  expect([status, JSON.parse(text)]).toEqual([200, { path: "people/new-person.svg", width: 8 }]);
  expect(project.read("images/people/new-person.svg")).toBe(drawing.toString());
});

test("a picture takes no other's place", async () => {
  const other = Buffer.from(drawing.toString().replace("M0 0", "M1 1"));
  expect((await upload("folder=brand&name=mark", other)).status).toBe(409);
  expect(project.read("images/brand/mark.svg")).not.toBe(other.toString());
});

test.each([
  ["that is none", "folder=people&name=a", Buffer.from("hello"), 415],
  ["that is damaged", "folder=people&name=a", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]), 415],
  ["with a script", "folder=people&name=a", Buffer.from("<svg><script/></svg>"), 415],
  ["without a name", "folder=people&name=...", drawing, 400],
  ["outside of the pictures", "folder=..&name=a", drawing, 400],
  ["in a folder that leads out", "folder=people/../..&name=a", drawing, 400],
  ["in no folder", "name=a", drawing, 400],
])("a picture %s is refused", async (_, query, bytes, status) => {
  expect((await upload(query, bytes)).status).toBe(status);
});

test("a picture is shown small, and a drawing where it can run nothing", async () => {
  const small = await ask("GET", "/pictures/people/priya-raman.png");
  expect([small.status, small.headers["content-type"]]).toEqual([200, "image/webp"]);
  const vector = await ask("GET", "/pictures/brand/mark.svg");
  expect(vector.headers["content-security-policy"]).toContain("sandbox");
});

test("every window hears of a file that has changed on disk", async () => {
  const heard = new Promise<string>((resolve, reject) => {
    const call = request(
      { host: "127.0.0.1", port, path: "/api/changes", headers: { [tokenHeader]: token } },
      (response) => {
        response.setEncoding("utf8").on("data", (part: string) => {
          if (part.startsWith("data: ")) resolve(part);
          else project.write("redirects.json", "[]\n");
        });
      },
    );
    call.on("error", reject).end();
  });
  expect(await heard).toContain("redirects.json");
});

test("a file that cannot be read is opened with the reason", async () => {
  project.write("partners.json", "[");
  expect(await open("partners.json")).toMatchObject({
    text: "[",
    unreadable: expect.stringContaining("JSON") as string,
  });
  expect((await ask("GET", "/api/content")).status).toBe(200);
});
