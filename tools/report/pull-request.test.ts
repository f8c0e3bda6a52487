import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";

import { makeFolder } from "../../src/content/testing/make-folder";
import { mayWrite } from "./github";

/** Replaces github.com: a bare repository `acme/site` with a branch `change`, and its API. */
const root = makeFolder("github");
const remote = join(root, "acme/site");
const clone = join(root, "clone");
const loader = pathToFileURL(require.resolve("tsx")).href;
const look = "e2e/look/__screenshots__";
const png = (name: string) => Buffer.from(`\x89PNG\r\n\x1a\n${name}`, "latin1");
const webp = Buffer.from("RIFF\x00\n\x00\x01WEBPrest", "latin1");

const identity = ["-c", "user.name=A", "-c", "user.email=a@acme.example"];
const git = (...args: string[]) =>
  execFileSync("git", [...identity, "-C", clone, ...args], { encoding: "utf8" }).trim();
const read = (revision: string) => execFileSync("git", ["-C", remote, "show", revision]);
const find = (ref: string) => git("ls-remote", remote, ref).split("\t")[0] ?? "";

function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

beforeAll(() => {
  execFileSync("git", ["init", "--quiet", "--bare", remote]);
  execFileSync("git", ["init", "--quiet", "--initial-branch", "main", clone]);
  for (const name of ["a-360", "b-360"]) write(join(clone, look, `${name}.png`), png("old"));
  git("add", "--all");
  git("commit", "--quiet", "--message", "First");
  git("push", "--quiet", remote, "main", "main:refs/heads/change");
});
beforeEach(() => {
  git("commit", "--quiet", "--allow-empty", "--message", "Change");
  git("push", "--quiet", "--force", remote, "HEAD:refs/heads/change", "HEAD:refs/pull/12/head");
});

type Responses = Record<string, unknown>;

/** Runs a script for an event. Returns its exit code and the requests that change something, with their bodies. */
async function run(script: string, event: object, responses: Responses) {
  const changes: [string, Record<string, string>][] = [];
  const server = createServer((incoming, outgoing) => {
    void text(incoming).then((body) => {
      const name = `${incoming.method} ${incoming.url?.replace("/repos/acme/site/", "")}`;
      if (incoming.method !== "GET") changes.push([name, JSON.parse(body) as Record<string, string>]);
      const response = incoming.method === "GET" ? responses[name.slice(4)] : {};
      outgoing.writeHead(response === undefined ? 404 : 200).end(JSON.stringify(response));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  write(join(root, "event.json"), JSON.stringify(event));
  const env = {
    ...process.env,
    TMPDIR: root,
    GH_TOKEN: "token",
    GITHUB_API_URL: `http://localhost:${(server.address() as AddressInfo).port}`,
    GITHUB_SERVER_URL: pathToFileURL(root).href,
    GITHUB_REPOSITORY: "acme/site",
    GITHUB_EVENT_PATH: join(root, "event.json"),
    GITHUB_SHA: "main-sha",
  };
  const args = ["--import", loader, join(__dirname, script), join(root, "artifact")];
  const child = spawn(process.execPath, args, { cwd: clone, env, stdio: ["ignore", "pipe", "ignore"] });
  const code = await new Promise((resolve) => child.on("close", resolve));
  server.close();
  return { code, changes };
}

function writeArtifact(report: object, files: Record<string, Buffer> = {}): void {
  rmSync(join(root, "artifact"), { recursive: true, force: true });
  write(join(root, "artifact/report.json"), JSON.stringify(report));
  for (const [file, content] of Object.entries(files)) write(join(root, "artifact", file), content);
}

const pull = (repository = "acme/site") => ({
  number: 12,
  head: { sha: find("refs/pull/12/head"), ref: "change", repo: { full_name: repository } },
});

function comment(repository: string, responses: Responses = {}) {
  const [login] = repository.split("/");
  const { head } = pull(repository);
  const run_ = { html_url: "https://github.com/acme/site/runs/1", head_sha: head.sha, head_branch: "change" };
  return run(
    "comment.ts",
    { workflow_run: { ...run_, head_repository: { full_name: repository, owner: { login } } } },
    {
      [`pulls?state=open&head=${login}%3Achange`]: [{ ...pull("acme/other"), number: 11 }, pull(repository)],
      [`commits/${head.sha}/status`]: { statuses: [] },
      "issues/12/comments?per_page=100": [],
      ...responses,
    },
  );
}

test("the comment has the changed pages with their preview, pictures, weight and the look", async () => {
  const report = {
    pages: [["/a", "changed", "1.0 %", "0.0 %"]],
    pictures: [["/a", "crops/0-360-1.webp", "crops/0-360-2.webp"]],
    weights: [["/a", "9.0", "97.0 (+7.0)", "20.0", "Form.js +5.0"]],
  };
  const crops = { "crops/0-360-1.webp": webp, "crops/0-360-2.webp": webp };
  writeArtifact(report, { ...crops, "look/a-360.png": png("new"), "look/c-360.png": png("added") });
  const sha = find("refs/heads/change");
  const target_url = "https://website-pr-12.acme.example/";
  const statuses = [{ context: "Site preview", state: "success", target_url }];
  const { code, changes } = await comment("acme/site", { [`commits/${sha}/status`]: { statuses } });
  const pictures = find("refs/pictures/12");
  const at = (name: string, file: string, commit = pictures) => `![${name}](../blob/${commit}/${file}?raw=true)`;
  expect([code, changes]).toEqual([0, [["POST issues/12/comments", { body: expect.any(String) as string }]]]);
  const { body } = changes[0]?.[1] ?? {};
  for (const part of [
    "| [`/a`](<https://website-pr-12.acme.example/a>) | changed | 1.0 % | 0.0 % |",
    `| ${at("before", "crops/0-360-1.webp")} | ${at("after", "crops/0-360-2.webp")} |`,
    "| 9.0 | 97.0 (+7.0) | 20.0 | `Form.js +5.0` |",
    `| \`a-360.png\` | ${at("before", `${look}/a-360.png`, "main-sha")} | ${at("after", `${look}/a-360.png`)} |`,
    `| \`c-360.png\` | \`${look}/c-360.png\` | ${at("after", `${look}/c-360.png`)} |`,
    `\`/accept-look ${sha.slice(0, 7)}\``,
    "[All pictures](https://github.com/acme/site/runs/1#artifacts)",
  ])
    expect(body).toContain(part);
  expect(read(`${pictures}:${look}/a-360.png`)).toEqual(png("new"));
  expect(git("ls-remote", remote, "refs/heads/*").split("\n")).toHaveLength(2);
});

test("a fork gets the same comment, with what to run instead of a preview", async () => {
  writeArtifact({ pages: [["/a", "changed"]] });
  const { changes } = await comment("fork/site");
  expect(changes[0]?.[1]["body"]).toContain("| `/a` | changed |");
  expect(changes[0]?.[1]["body"]).toContain("`gh pr checkout 12`");
  expect(changes[0]?.[1]["body"]).not.toContain("/accept-look");
});

test("a later report replaces the text of the workflow's comment, not of another person's", async () => {
  git("push", "--quiet", "--force", remote, "HEAD:refs/pictures/12");
  writeArtifact({});
  const comments = ["someone", "github-actions[bot]"].map((login, id) => ({
    id,
    user: { login },
    body: "<!-- report -->",
  }));
  const { changes } = await comment("acme/site", { "issues/12/comments?per_page=100": comments });
  expect(changes.map(([name]) => name)).toEqual(["PATCH issues/comments/1"]);
});

test("a run of another commit than the last one of the pull request writes nothing", async () => {
  writeArtifact({});
  const old = { ...pull(), head: { ...pull().head, sha: "0".repeat(40) } };
  const { code, changes } = await comment("acme/site", { "pulls?state=open&head=acme%3Achange": [old] });
  expect([code, changes]).toEqual([0, []]);
});

test("an artifact that is no report fails, and writes nothing", async () => {
  writeArtifact({ pages: "/a" });
  const { code, changes } = await comment("acme/site");
  expect([code, changes]).toEqual([1, []]);
});

/** Runs the handler of a comment, which by default accepts the last commit. */
async function accept(permission: string, repository = "acme/site", named = pull().head.sha.slice(0, 7)) {
  const { sha } = pull().head;
  const { code, changes } = await run(
    "accept-look.ts",
    { issue: { number: 12 }, comment: { user: { login: "ann" }, body: `/accept-look ${named}\r\n` } },
    { "collaborators/ann/permission": { permission }, "pulls/12": pull(repository) },
  );
  const isReply = ([name]: [string, unknown]) => name === "POST issues/12/comments";
  const others = changes.filter((change) => !isReply(change));
  return { code, sha, head: find("refs/heads/change"), reply: changes.find(isReply)?.[1]["body"], others };
}

test("a person with write access accepts the look, which commits its screenshots and starts the checks", async () => {
  writeArtifact({}, { "crops/0-360-1.webp": webp, "look/a-360.png": png("new") });
  await comment("acme/site");
  const { code, sha, head, reply, others } = await accept("write");
  expect([code, reply]).toEqual([0, `The look is accepted. Screenshots in ${head}: 1.`]);
  expect(others).toEqual([["POST actions/workflows/ci.yml/dispatches", { ref: "change" }]]);
  expect(read(`${head}:${look}/a-360.png`)).toEqual(png("new"));
  const changed = execFileSync("git", ["-C", remote, "diff", "--name-only", sha, head], { encoding: "utf8" });
  expect(changed).toBe(`${look}/a-360.png\n`);
  expect(String(read(head))).toContain("Accepted-by: ann\n");
});

test("the look of a fork is accepted with the commands for its author", async () => {
  writeArtifact({}, { "look/a-360.png": png("new") });
  await comment("fork/site");
  const { code, sha, head, reply, others } = await accept("write", "fork/site");
  expect([code, head, others]).toEqual([0, sha, []]);
  expect(reply).toContain(`git fetch ${pathToFileURL(remote).href} refs/pictures/12\n`);
});

test.each<[string, string, Parameters<typeof accept>]>([
  ["of a person who may only read", "only people with write access", ["read"]],
  ["that names no commit", "name the last commit", ["write", "acme/site", ""]],
  ["that names another commit", "name the last commit", ["write", "acme/site", "0000000"]],
  ["about pictures of an earlier commit", "not ready yet", ["write"]],
])("a comment %s changes no branch, and is answered", async (_, answer, args) => {
  const { code, sha, head, reply, others } = await accept(...args);
  expect([code, head, others]).toEqual([0, sha, []]);
  expect(reply).toContain(answer);
});

test.each(["admin", "maintain", "write"])("the permission %s suffices", (permission) => {
  expect(mayWrite(permission)).toBe(true);
});

test.each(["triage", "read", "none", "", "Write", "write\u200b"])(
  "the permission %j does not suffice",
  (permission) => {
    expect(mayWrite(permission)).toBe(false);
  },
);

test("the scripts beside a token import no package", () => {
  const files = ["comment", "accept-look", "github", "artifact", "format"];
  const texts = files.map((name) => readFileSync(join(__dirname, `${name}.ts`), "utf8")).join("\n");
  const imported = Array.from(texts.matchAll(/(?:from|import) ?\(?"([^"]+)"/gu), ([, name]) => name);
  const isOwn = (name = "") => name.startsWith("node:") || files.some((file) => name === `./${file}.ts`);
  expect(imported.filter((name) => !isOwn(name))).toEqual([]);
  expect(imported.length).toBeGreaterThan(8);
});
