// node tools/report/accept-look.ts: handles the comment `/accept-look COMMIT` on a pull request, and replies
import {
  createRepository,
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

/** Commits the new screenshots to the branch of the pull request without checking it out. Returns the reply. */
async function acceptLook({ comment, issue }: CommentEvent): Promise<string> {
  const login = encodeURIComponent(comment.user.login);
  const { permission } = await request<{ permission: string }>(`collaborators/${login}/permission`);
  if (!mayWrite(permission))
    return "The look was not accepted: only people with write access to this repository can accept it.";
  const pull = await request<PullRequest>(`pulls/${issue.number}`);
  const { sha, ref } = pull.head;
  const named = /^\/accept-look ([\da-f]{7,40})\s*$/u.exec(comment.body)?.[1];
  if (named === undefined || !sha.startsWith(named))
    return `The look was not accepted: name the last commit of the pull request, whose pictures you have seen: \`/accept-look ${sha.slice(0, 7)}\`.`;
  const { git } = createRepository();
  const pictures = picturesRef(issue.number);
  if (git(["ls-remote", remote, pictures]) === "") return "The look was not accepted: no report has been made yet.";
  git(["fetch", "--quiet", "--depth=1", remote, sha, `${pictures}:${pictures}`]);
  const entries = git(["ls-tree", "-r", pictures, `${lookFolder}/`]);
  if (git(["log", "--format=%s", pictures]) !== sha)
    return "The look was not accepted: the report of the last commit is not ready yet.";
  if (entries === "") return "The look has not changed.";
  if (isFork(pull))
    return `The look is accepted. This workflow cannot push to a fork: its author commits the screenshots on the branch with

    git fetch ${remote} ${pictures}
    git checkout FETCH_HEAD -- ${lookFolder}
    git commit --message "Accept the look" && git push`;
  git(["read-tree", sha]);
  git(["update-index", "--index-info"], `${entries}\n`);
  const message = `Accept the look\n\nAccepted-by: ${comment.user.login}`;
  const commit = git(["commit-tree", git(["write-tree"]), "-p", sha, "-m", message]);
  git(["push", "--quiet", remote, `${commit}:refs/heads/${ref}`]);
  // GitHub starts no checks for a commit of a workflow.
  await request("actions/workflows/ci.yml/dispatches", { ref });
  return `The look is accepted. Screenshots in ${commit}: ${entries.split("\n").length}.`;
}

async function reply(event: CommentEvent): Promise<void> {
  const body = await acceptLook(event).catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
    return "The look was not accepted: an error, which the log of the workflow shows.";
  });
  await request(`issues/${event.issue.number}/comments`, { body });
}

void reply(readEvent());
