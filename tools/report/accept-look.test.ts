import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import {
  clone,
  comment,
  createPull,
  find,
  git,
  look,
  png,
  prepareRepository,
  read,
  remote,
  run,
  webp,
  write,
  writeArtifact,
  type Responses,
} from "./testing/fake-github";

prepareRepository();

const start = "POST actions/workflows/ci.yml/dispatches";

interface Options {
  permission?: string;
  pull?: ReturnType<typeof createPull>;
  body?: string;
  responses?: Responses;
}

/** Runs the handler of a comment, which by default accepts the newest pictures. */
async function accept({ permission = "write", pull = createPull(), body, responses = {} }: Options = {}) {
  const { sha } = createPull().head;
  const written = body ?? `/accept-look ${find("refs/pictures/12")}\r\n`;
  const { code, changes } = await run(
    "accept-look.ts",
    { issue: { number: 12 }, comment: { user: { login: "ann" }, body: written } },
    { "collaborators/ann/permission": { permission }, "pulls/12": pull, ...responses },
  );
  const isReply = ([name]: [string, unknown]) => name === "POST issues/12/comments";
  const others = changes.filter((change) => !isReply(change));
  return { code, sha, head: find("refs/heads/change"), reply: changes.find(isReply)?.[1]["body"], others };
}

/** Stores a commit of pictures for the last commit, with one changed screenshot and `others`. Returns its hash. */
function storePictures(others: (index: GitIndex) => void = () => undefined): string {
  const index: GitIndex = (mode, file, content) => {
    write(join(clone, "content"), content);
    git("update-index", "--add", "--cacheinfo", `${mode},${git("hash-object", "-w", "content")},${look}/${file}`);
  };
  git("read-tree", "--empty");
  index("100644", "a-360.png", png("new"));
  others(index);
  const commit = git("commit-tree", git("write-tree"), "-m", createPull().head.sha);
  git("read-tree", "HEAD");
  git("push", "--quiet", "--force", remote, `${commit}:refs/pictures/12`);
  return commit;
}

/** Adds a file to the folder of screenshots, with a mode of git. */
type GitIndex = (mode: string, file: string, content: string | Buffer) => void;

test("a person with write access accepts the look, which commits its screenshots and starts the checks", async () => {
  writeArtifact({}, { "crops/0-360-1.webp": webp, "look/a-360.png": png("new") });
  await comment("acme/site");
  const { code, sha, head, reply, others } = await accept();
  expect([code, reply]).toEqual([0, `The look is accepted. Screenshots in ${head}: 1.`]);
  expect(others).toEqual([[start, { ref: "change" }]]);
  expect(read(`${head}:${look}/a-360.png`)).toEqual(png("new"));
  const changed = execFileSync("git", ["-C", remote, "diff", "--name-only", sha, head], { encoding: "utf8" });
  expect(changed).toBe(`${look}/a-360.png\n`);
  expect(String(read(head))).toContain("Accepted-by: ann\n");
});

test("the look of a fork is accepted with the commands for its author", async () => {
  storePictures();
  const { code, sha, head, reply, others } = await accept({ pull: createPull("fork/site") });
  expect([code, head, others]).toEqual([0, sha, []]);
  expect(reply).toContain(`git fetch ${pathToFileURL(remote).href} refs/pictures/12\n`);
  expect(reply).toContain(`git checkout ${find("refs/pictures/12")} -- ${look}\n`);
});

const named = "name the commit of the pictures";
test.each<[string, string, () => Options]>([
  ["that names no commit", named, () => ({ body: "/accept-look" })],
  ["that names another commit", named, () => ({ body: `/accept-look ${"0".repeat(40)}` })],
  [
    "that names the pictures by seven digits",
    named,
    () => ({ body: `/accept-look ${find("refs/pictures/12").slice(0, 7)}` }),
  ],
  ["that names the commit of the change", named, () => ({ body: `/accept-look ${find("refs/heads/change")}` })],
  ["on a closed pull request", "is not open", () => ({ pull: createPull("acme/site", "change", "closed") })],
  ["on a pull request of the default branch", "default branch", () => ({ pull: createPull("acme/site", "main") })],
  ["on one of a fork's default branch", "default branch", () => ({ pull: createPull("fork/site", "main") })],
])("a comment %s changes no branch, and is answered", async (_, answer, options) => {
  storePictures();
  const { code, sha, head, reply, others } = await accept(options());
  expect([code, head, others]).toEqual([0, sha, []]);
  expect(reply).toContain(answer);
});

test("pictures of an earlier commit, and those that a later report replaced, are not accepted", async () => {
  storePictures();
  const seen = find("refs/pictures/12");
  storePictures((index) => index("100644", "a-360.png", png("other")));
  const replaced = await accept({ body: `/accept-look ${seen}` });
  expect([replaced.head, replaced.others]).toEqual([replaced.sha, []]);
  expect(replaced.reply).toContain(named);
  git("commit", "--quiet", "--allow-empty", "--message", "Later");
  git("push", "--quiet", "--force", remote, "HEAD:refs/heads/change", "HEAD:refs/pull/12/head");
  const later = await accept();
  expect([later.head, later.others]).toEqual([later.sha, []]);
  expect(later.reply).toContain("not ready yet");
});

test.each<[string, Options]>([
  ["of a person who may only read", { permission: "read" }],
  ["that is another word", { body: "/accept-looking good" }],
  ["of an unknown person", { responses: { "collaborators/ann/permission": undefined } }],
])("a comment %s gets no answer", async (_, options) => {
  storePictures();
  const { sha, head, reply, others } = await accept(options);
  expect([head, reply, others]).toEqual([sha, undefined, []]);
});

test.each<[string, Parameters<GitIndex>]>([
  ["a link", ["120000", "x.png", "/etc/passwd"]],
  ["a program", ["100755", "x.png", png("x")]],
  ["a file of another name", ["100644", "x.html", "<script>"]],
  ["a file in a folder", ["100644", "x.png/x.png", png("x")]],
])("pictures with %s are not accepted", async (_, file) => {
  const commit = storePictures((index) => index(...file));
  const { code, sha, head, reply, others } = await accept({ body: `/accept-look ${commit}` });
  expect([code, head, others]).toEqual([0, sha, []]);
  expect(reply).toContain("other files than screenshots");
});

test("the answer says what was done if the checks cannot be started", async () => {
  storePictures();
  const { code, sha, head, reply } = await accept({ responses: { [start]: undefined } });
  expect(code).toBe(1);
  expect(head).not.toBe(sha);
  expect(reply).toContain(`The look is accepted. Screenshots in ${head}: 1.`);
  expect(reply).toContain("tests were not started");
});

test("a branch that was deleted meanwhile is not created again", async () => {
  storePictures();
  git("push", "--quiet", remote, ":refs/heads/change");
  const { code, head, reply, others } = await accept();
  expect([code, head, others]).toEqual([1, "", []]);
  expect(reply).toContain("was not accepted");
});
