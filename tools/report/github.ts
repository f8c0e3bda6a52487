// For workflows: Node runs these files without packages, which would run beside the job's token. Hence imports end with `.ts`.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

interface Repository {
  full_name: string;
  default_branch: string;
}

export interface PullRequest {
  number: number;
  state: string;
  /** The repository is null if a fork was deleted. */
  head: { sha: string; ref: string; repo: Repository | null };
  base: { repo: Repository };
}

const { GITHUB_API_URL, GITHUB_SERVER_URL, GITHUB_REPOSITORY = "", GH_TOKEN } = process.env;

export const remote = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`;

/** Folder of the screenshots of the look, in the project and in the commit of pictures. */
export const lookFolder = "e2e/look/__screenshots__";

/** Ref with one commit, whose message is the head of the pull request: its pictures. No branch, so that clones skip it. */
export const picturesRef = (number: number) => `refs/pictures/${number}`;

/** Whether the branch of a pull request is in another repository, to which the token cannot push. */
export const isFork = ({ head }: PullRequest) => head.repo?.full_name !== GITHUB_REPOSITORY;

/** Whether the branch of a pull request is the default branch of the repository or of the fork. */
export const isDefaultBranch = ({ head, base }: PullRequest) =>
  [base.repo.default_branch, head.repo?.default_branch].includes(head.ref);

/** Whether a person with a permission in this repository can push to it. */
export const mayWrite = (permission: string) => ["admin", "maintain", "write"].includes(permission);

/** Returns the event that started the workflow. */
export function readEvent<Event>(): Event {
  return JSON.parse(readFileSync(process.env["GITHUB_EVENT_PATH"] ?? "", "utf8")) as Event;
}

/** Requests a path of the repository from GitHub's API. Throws unless the response is a success. */
export async function request<Result>(path: string, body?: object, method = body ? "POST" : "GET"): Promise<Result> {
  const response = await fetch(`${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/${path}`, {
    method,
    headers: { accept: "application/vnd.github+json", authorization: `Bearer ${GH_TOKEN}` },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(30_000),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return (text === "" ? undefined : JSON.parse(text)) as Result;
}

/** Whether a pull request has been closed or merged. Throws if GitHub does not say so, e.g. because there is none. */
export async function hasEnded(number: number): Promise<boolean> {
  const { state } = await request<PullRequest>(`pulls/${number}`);
  return state === "closed";
}

/** Creates an empty repository, and returns its folder and a function that runs git there and returns the output. */
export function createRepository() {
  const folder = mkdtempSync(join(tmpdir(), "pictures-"));
  const [name, email] = ["github-actions[bot]", "41898282+github-actions[bot]@users.noreply.github.com"];
  const env = {
    ...process.env,
    GIT_CONFIG_GLOBAL: "/dev/null",
    ...{ GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email, GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email },
  };
  function git(args: string[], input = ""): string {
    // Stores files without their permission to be executed.
    const all = ["-c", "credential.helper=!gh auth git-credential", "-c", "core.fileMode=false", ...args];
    return execFileSync("git", all, { cwd: folder, env, input, encoding: "utf8" }).trim();
  }
  git(["init", "--quiet"]);
  return { folder, git };
}
