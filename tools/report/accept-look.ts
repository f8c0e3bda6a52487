// node tools/report/accept-look.ts: handles the comment `/accept-look COMMIT` on a pull request, and replies
import { posix } from "node:path";

import { screenshotName } from "./artifact.ts";
import {
  createRepository,
  isDefaultBranch,
  isFork,
  lookFolder,
  mayWrite,
  picturesRef,
  readEvent,
  remote,
  request,
  type PullRequest,
} from "./github.ts";

interface CommentEvent {
  comment: { body: string; user: { login: string } };
  issue: { number: number };
}

const decline = (reason: string) => `The look was not accepted: ${reason}.`;

/** Whether an entry of `git ls-tree` is a file with the name of a screenshot: no link, program, or folder. */
function isScreenshot(entry: string): boolean {
  const [status = "", file = ""] = entry.split("\t");
  const { dir, base } = posix.parse(file);
  return status.startsWith("100644 blob ") && dir === lookFolder && screenshotName.test(base);
}

/** Commits screenshots to the branch of a pull request without checking it out, unless the branch has changed. Returns the commit. */
function commitScreenshots(entries: string[], { head }: PullRequest, login: string, git: Git): string {
  git(["read-tree", head.sha]);
  git(["update-index", "--index-info"], `${entries.join("\n")}\n`);
  const message = `Accept the look\n\nAccepted-by: ${login}`;
  const commit = git(["commit-tree", git(["write-tree"]), "-p", head.sha, "-m", message]);
  const branch = `refs/heads/${head.ref}`;
  git(["push", "--quiet", `--force-with-lease=${branch}:${head.sha}`, remote, `${commit}:${branch}`]);
  return commit;
}

type Git = ReturnType<typeof createRepository>["git"];

/** Commits the screenshots that a comment names, and starts the tests. Returns the reply. */
async function acceptLook({ comment, issue }: CommentEvent): Promise<string> {
  const pull = await request<PullRequest>(`pulls/${issue.number}`);
  const { sha, ref } = pull.head;
  if (pull.state !== "open") return decline("the pull request is not open");
  if (isDefaultBranch(pull)) return decline("its branch is a default branch. Open the pull request from another one");
  const { git } = createRepository();
  const pictures = picturesRef(issue.number);
  const [newest = ""] = git(["ls-remote", remote, pictures]).split("\t");
  if (newest === "") return decline("no report has been made yet");
  if (/^\/accept-look ([\da-f]{40})\s*$/u.exec(comment.body)?.[1] !== newest)
    return decline(
      "name the commit of the pictures that you have seen, as the newest report of this pull request does",
    );
  git(["fetch", "--quiet", "--depth=1", remote, sha, newest]);
  if (git(["log", "--format=%s", newest]) !== sha) return decline("the report of the last commit is not ready yet");
  const entries = git(["ls-tree", "-r", newest, `${lookFolder}/`])
    .split("\n")
    .filter(Boolean);
  if (entries.length === 0) return "The look has not changed.";
  if (!entries.every(isScreenshot)) return decline("the commit of the pictures has other files than screenshots");
  if (isFork(pull))
    return `The look is accepted. This workflow cannot push to a fork: its author commits the screenshots on the branch with

    git fetch ${remote} ${pictures}
    git checkout ${newest} -- ${lookFolder}
    git commit --message "Accept the look" && git push`;
  const commit = commitScreenshots(entries, pull, comment.user.login, git);
  const done = `The look is accepted. Screenshots in ${commit}: ${entries.length}.`;
  try {
    // GitHub starts no checks for a commit of a workflow.
    await request("actions/workflows/ci.yml/dispatches", { ref });
    return done;
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
    return `${done} The tests were not started: run the workflow “CI” on the branch, or push a commit.`;
  }
}

/** Replies to the command of a person with write access. Strangers get no reply. */
async function handleComment(event: CommentEvent): Promise<void> {
  const { comment, issue } = event;
  if (!/^\/accept-look(?!\S)/u.test(comment.body)) return console.log("The comment is not the command.");
  const login = encodeURIComponent(comment.user.login);
  const { permission } = await request<{ permission: string }>(`collaborators/${login}/permission`);
  if (!mayWrite(permission)) return console.log(`${comment.user.login} has no write access.`);
  const body = await acceptLook(event).catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
    return decline("an error, which the log of the workflow shows");
  });
  console.log(body);
  await request(`issues/${issue.number}/comments`, { body });
}

void handleComment(readEvent());
