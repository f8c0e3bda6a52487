import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";

import { makeFolder } from "../../../src/content/testing/make-folder";

/** Replaces github.com: a bare repository `acme/site`, and its API. */
const root = makeFolder("github");
export const remote = join(root, "acme/site");
export const clone = join(root, "clone");
export const look = "e2e/look/__screenshots__";
export const png = (name: string) => Buffer.from(`\x89PNG\r\n\x1a\n${name}`, "latin1");
export const webp = Buffer.from("RIFF\x00\n\x00\x01WEBPrest", "latin1");

const loader = pathToFileURL(require.resolve("tsx")).href;
const identity = ["-c", "user.name=A", "-c", "user.email=a@acme.example"];
export const git = (...args: string[]) =>
  execFileSync("git", [...identity, "-C", clone, ...args], { encoding: "utf8" }).trim();
export const read = (revision: string) => execFileSync("git", ["-C", remote, "show", revision]);
export const find = (ref: string) => git("ls-remote", remote, ref).split("\t")[0] ?? "";

export function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Creates the repository with two screenshots on `main`, and for each test a new commit on the branch `change` of pull request 12. */
export function prepareRepository(): void {
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
}

/** Values by path, or by method and path. A path without one is answered with 404, a change without one with an empty object. */
export type Responses = Record<string, unknown>;

/** Runs a script for an event. Returns its exit code and the requests that change something, with their bodies. */
export async function run(script: string, event: object, responses: Responses) {
  const changes: [string, Record<string, string>][] = [];
  const server = createServer((incoming, outgoing) => {
    void text(incoming).then((body) => {
      const { method = "", url = "" } = incoming;
      const name = `${method} ${url.replace("/repos/acme/site/", "")}`;
      if (method !== "GET") changes.push([name, JSON.parse(body || "{}") as Record<string, string>]);
      const response = method === "GET" ? responses[name.slice(4)] : name in responses ? responses[name] : {};
      outgoing.writeHead(response === undefined ? 404 : 200).end(JSON.stringify(response ?? {}));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  write(join(root, "event.json"), JSON.stringify(event));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const env = {
    ...process.env,
    TMPDIR: root,
    GH_TOKEN: "token",
    GITHUB_API_URL: origin,
    GITHUB_SERVER_URL: pathToFileURL(root).href,
    GITHUB_REPOSITORY: "acme/site",
    GITHUB_EVENT_PATH: join(root, "event.json"),
    GITHUB_SHA: "main-sha",
    CLOUDFLARE_API_BASE_URL: origin,
    CLOUDFLARE_ACCOUNT_ID: "account",
    CLOUDFLARE_API_TOKEN: "token",
  };
  const args = ["--import", loader, join(__dirname, "..", script), join(root, "artifact")];
  const child = spawn(process.execPath, args, { cwd: clone, env, stdio: ["ignore", "pipe", "ignore"] });
  const code = await new Promise((resolve) => child.on("close", resolve));
  server.close();
  return { code, changes };
}

/** Writes the artifact of a run. */
export function writeArtifact(report: object, files: Record<string, Buffer> = {}): void {
  rmSync(join(root, "artifact"), { recursive: true, force: true });
  write(join(root, "artifact/report.json"), JSON.stringify(report));
  for (const [file, content] of Object.entries(files)) write(join(root, "artifact", file), content);
}

/** Returns pull request 12 from a branch of this repository or of a fork. */
export const createPull = (repository = "acme/site", ref = "change", state = "open") => ({
  number: 12,
  state,
  head: { sha: find("refs/pull/12/head"), ref, repo: { full_name: repository, default_branch: "main" } },
  base: { repo: { full_name: "acme/site", default_branch: "main" } },
});

/** Runs comment.ts on the artifact, as for the last commit of the pull request. */
export function comment(repository: string, responses: Responses = {}) {
  const [login] = repository.split("/");
  const pull = createPull(repository);
  const about = {
    html_url: "https://github.com/acme/site/runs/1",
    head_sha: pull.head.sha,
    head_branch: "change",
    head_repository: { full_name: repository, owner: { login } },
  };
  return run(
    "comment.ts",
    { workflow_run: about },
    {
      [`pulls?state=open&head=${login}%3Achange`]: [{ ...createPull("acme/other"), number: 11 }, pull],
      [`commits/${pull.head.sha}/status`]: { statuses: [] },
      "issues/12/comments?per_page=100": [],
      ...responses,
    },
  );
}
