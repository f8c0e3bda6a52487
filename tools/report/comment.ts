// node tools/report/comment.ts FOLDER: writes the report of a run, its artifact in FOLDER, into a comment on the pull request
import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";

import { maxTotal, readArtifact } from "./artifact.ts";
import { formatMissing, formatReport, formatText, mark } from "./format.ts";
import {
  createRepository,
  isFork,
  lookFolder,
  picturesRef,
  readEvent,
  remote,
  request,
  type PullRequest,
} from "./github.ts";

interface Run {
  html_url: string;
  head_sha: string;
  head_branch: string;
  head_repository: { full_name: string; owner: { login: string } };
}

/** Finds the open pull request whose last commit the run was for. GitHub names none for runs of forks. */
async function findPullRequest({ head_sha, head_branch, head_repository }: Run): Promise<PullRequest | undefined> {
  const head = encodeURIComponent(`${head_repository.owner.login}:${head_branch}`);
  const found = await request<PullRequest[]>(`pulls?state=open&head=${head}`);
  return found.find(({ head }) => head.sha === head_sha && head.repo?.full_name === head_repository.full_name);
}

/** Stores pictures in a commit of this repository. Returns its hash. */
function storePictures(folder: string, files: string[], { number, head }: PullRequest): string {
  const repository = createRepository();
  for (const file of files) cpSync(join(folder, file), join(repository.folder, file.replace("look", lookFolder)));
  repository.git(["add", "--all"]);
  repository.git(["commit", "--quiet", "--allow-empty", "--message", head.sha]);
  repository.git(["push", "--quiet", "--force", remote, `HEAD:${picturesRef(number)}`]);
  return repository.git(["rev-parse", "HEAD"]);
}

/** Returns the origin of the preview, if it is deployed. */
async function findPreview({ head }: PullRequest): Promise<string | undefined> {
  const { statuses } = await request<{ statuses: Record<string, string>[] }>(`commits/${head.sha}/status`);
  const found = statuses.find(({ context, state }) => context === "Site preview" && state === "success");
  return found?.["target_url"]?.startsWith("https://") ? new URL(found["target_url"]).origin : undefined;
}

/** Maximum length of a comment is 65,536 characters. */
const maxLength = 60_000;

function fail(error: unknown): void {
  console.error(error);
  process.exitCode = 1;
}

/** Maximum number of suggested changes after a push. */
const maxSuggestions = 10;

/** Suggests repairs at their lines, each once. GitHub declines (422) lines that are not among those of the pull request. */
async function suggest(rows: string[][], { number, head }: PullRequest): Promise<void> {
  const path = `pulls/${number}/comments`;
  const earlier = rows.length === 0 ? [] : await request<{ path: string; body: string }[]>(`${path}?per_page=100`);
  for (const [file = "", first = "", last = "", message = "", text = ""] of rows.slice(0, maxSuggestions)) {
    const body = `${formatText(message)}\n\n~~~~suggestion\n${text}\n~~~~`;
    const isKnown = earlier.some((one) => one.path === file && one.body === body);
    if (isKnown || text.includes("~~~~") || !/^\d{1,7}$/u.test(first) || !/^\d{1,7}$/u.test(last)) continue;
    const start = first === last ? {} : { start_line: Number(first), start_side: "RIGHT" };
    const place = { commit_id: head.sha, path: file, side: "RIGHT", line: Number(last), ...start };
    await request(path, { ...place, body }).catch((error: unknown) => {
      if (!String(error).includes(": 422 ")) throw error;
    });
  }
}

/** Stores the pictures of a report, and formats it. Throws if the artifact is not a report. */
async function formatComment(folder: string, run: Run, pull: PullRequest): Promise<string> {
  const { report, files } = readArtifact(folder, isFork(pull) ? maxTotal.fork : maxTotal.branch);
  await suggest(report["suggestions"] ?? [], pull).catch(fail);
  const stored = storePictures(folder, files, pull);
  const pictures = new Map(
    files.map((file) => [file, `../blob/${stored}/${file.replace("look", lookFolder)}?raw=true`] as const),
  );
  const look = files.filter((file) => file.startsWith("look/")).map((file) => file.replace("look/", ""));
  for (const file of look.map((name) => `${lookFolder}/${name}`).filter((name) => existsSync(name)))
    pictures.set(file, `../blob/${process.env["GITHUB_SHA"]}/${file}?raw=true`);
  const links = { commit: pull.head.sha, preview: await findPreview(pull), pictures };
  const all = { ...report, look: look.map((name) => [name, `${lookFolder}/${name}`, `look/${name}`]) };
  const texts = [20, 10, 5, 1].map((limit) => formatReport(all, links, limit).trimEnd());
  const notes = [
    links.preview === undefined && isFork(pull)
      ? `A fork has no preview: read its code, then run \`gh pr checkout ${pull.number}\` and \`npm start\`.`
      : "",
    look.length > 0
      ? `A person with write access accepts exactly these screenshots with the comment \`/accept-look ${stored}\`.`
      : "",
    report["pictures"]?.length
      ? `[All pictures](${run.html_url}#artifacts), at full height and with the changed pixels in red`
      : "",
  ];
  const text = texts.find(({ length }) => length < maxLength) ?? formatReport(all, links, 0).trimEnd();
  return [text, ...notes.filter(Boolean)].join("\n\n");
}

async function writeComment(folder: string): Promise<void> {
  const { workflow_run: run } = readEvent<{ workflow_run: Run }>();
  const pull = await findPullRequest(run);
  if (!pull) return console.log(`No open pull request ends with ${run.head_sha}.`);
  const body = await formatComment(folder, run, pull).catch((error: unknown) => {
    fail(error);
    return formatMissing(pull.head.sha, run.html_url);
  });
  const path = `issues/${pull.number}/comments`;
  const comments = await request<{ id: number; user: { login: string }; body: string }[]>(`${path}?per_page=100`);
  const earlier = comments.find(({ user, body }) => user.login === "github-actions[bot]" && body.startsWith(mark));
  await (earlier ? request(`issues/comments/${earlier.id}`, { body }, "PATCH") : request(path, { body }));
}

void writeComment(process.argv[2] ?? "");
