import {
  comment,
  createPull,
  find,
  git,
  look,
  png,
  prepareRepository,
  read,
  remote,
  webp,
  writeArtifact,
} from "./testing/fake-github";

prepareRepository();

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
    `Commit: ${sha}\n`,
    "| [`/a`](<https://website-pr-12.acme.example/a>) | changed | 1.0 % | 0.0 % |",
    `| ${at("before", "crops/0-360-1.webp")} | ${at("after", "crops/0-360-2.webp")} |`,
    "| 9.0 | 97.0 (+7.0) | 20.0 | `Form.js +5.0` |",
    `| \`a-360.png\` | ${at("before", `${look}/a-360.png`, "main-sha")} | ${at("after", `${look}/a-360.png`)} |`,
    `| \`c-360.png\` | \`${look}/c-360.png\` | ${at("after", `${look}/c-360.png`)} |`,
    `\`/accept-look ${pictures}\``,
    "[All pictures](https://github.com/acme/site/runs/1#artifacts)",
  ])
    expect(body).toContain(part);
  expect(read(`${pictures}:${look}/a-360.png`)).toEqual(png("new"));
  expect(git("ls-remote", remote, "refs/heads/*").split("\n")).toHaveLength(2);
});

test("repairs are suggested at their lines, each once", async () => {
  const known = ["data/a.json", "3", "3", "a comma", "  1,"];
  const row = ["data/b.json", "4", "5", "quotes @everyone", '"a"\n"b"'];
  const fence = ["data/b.json", "6", "6", "a fence", "~~~~"];
  writeArtifact({ suggestions: [known, row, fence, ["data/b.json", "x", "7", "a line", "a"]] });
  const comments = [{ path: "data/a.json", body: "`a comma`\n\n~~~~suggestion\n  1,\n~~~~" }];
  const { code, changes } = await comment("acme/site", { "pulls/12/comments?per_page=100": comments });
  expect([code, changes.map(([name]) => name)]).toEqual([0, ["POST pulls/12/comments", "POST issues/12/comments"]]);
  expect(changes[0]?.[1]).toEqual({
    commit_id: find("refs/heads/change"),
    path: "data/b.json",
    side: "RIGHT",
    start_line: 4,
    start_side: "RIGHT",
    line: 5,
    body: '`quotes @everyone`\n\n~~~~suggestion\n"a"\n"b"\n~~~~',
  });
});

test("without its suggestions, the comment is written as well", async () => {
  writeArtifact({ pages: [["/a", "changed"]], suggestions: [["data/a.json", "3", "3", "a comma", "  1,"]] });
  const { code, changes } = await comment("acme/site");
  expect([code, changes.map(([name]) => name)]).toEqual([1, ["POST issues/12/comments"]]);
  expect(changes[0]?.[1]["body"]).toContain("| `/a` | changed |");
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
  const old = { ...createPull(), head: { ...createPull().head, sha: "0".repeat(40) } };
  const { code, changes } = await comment("acme/site", { "pulls?state=open&head=acme%3Achange": [old] });
  expect([code, changes]).toEqual([0, []]);
});

const large = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `look/${index}.png`,
      Buffer.concat([png(String(index)), Buffer.alloc(990_000)]),
    ]),
  );

test.each<[string, string, object, Record<string, Buffer>]>([
  ["no report", "acme/site", { pages: "/a" }, {}],
  ["more than 15 MB of pictures", "acme/site", {}, large(16)],
  ["more than 5 MB of pictures from a fork", "fork/site", {}, large(6)],
])("for an artifact of %s the comment says that the commit has none, and nothing is stored", async (...args) => {
  const [, repository, report, files] = args;
  git("push", "--quiet", "--force", remote, ":refs/pictures/12");
  writeArtifact(report, files);
  const { code, changes } = await comment(repository);
  expect([code, changes.map(([name]) => name)]).toEqual([1, ["POST issues/12/comments"]]);
  const body = changes[0]?.[1]["body"] ?? "";
  for (const part of [
    "<!-- report -->\n### No report",
    find("refs/heads/change"),
    "https://github.com/acme/site/runs/1",
  ])
    expect(body).toContain(part);
  expect(body).not.toContain("/accept-look");
  expect(find("refs/pictures/12")).toBe("");
});

test("a long report is shortened by whole rows", async () => {
  const pages = Array.from({ length: 20 }, (_, index) => [`/${"é".repeat(250)}${index}`, "changed"]);
  writeArtifact({ pages, weights: pages, broken: pages, missing: pages });
  const sha = find("refs/heads/change");
  const target_url = "https://website-pr-12.acme.example/";
  const statuses = [{ context: "Site preview", state: "success", target_url }];
  const { changes } = await comment("acme/site", { [`commits/${sha}/status`]: { statuses } });
  const body = changes[0]?.[1]["body"] ?? "";
  expect(body.length).toBeLessThan(65_536);
  expect(body).toContain("… and 10 more");
  expect(body.match(/<details>/gu)?.length).toBe(body.match(/<\/details>/gu)?.length);
});
