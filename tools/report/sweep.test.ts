import { find, git, prepareRepository, remote, run } from "./testing/fake-github";

prepareRepository();

const pulls = { "pulls/11": { state: "closed" }, "pulls/12": { state: "open" } };

test("pictures of pull requests that have ended are deleted, those of open ones and of unknown ones stay", async () => {
  git("push", "--quiet", remote, ...[11, 12, 13].map((number) => `HEAD:refs/pictures/${number}`));
  const { code } = await run("delete-pictures.ts", {}, pulls);
  expect([code, ...[11, 12, 13].map((number) => find(`refs/pictures/${number}`) !== "")]).toEqual([
    1,
    false,
    true,
    true,
  ]);
  expect(find("refs/heads/change")).not.toBe("");
});

const scripts = "accounts/account/workers/scripts";

test("workers of pull requests that have ended are deleted, and no others", async () => {
  const names = [
    "website",
    "website-pr-11",
    "website-pr-12",
    "website-pr-11-copy",
    "my-website-pr-11",
    "website-pr-13",
  ];
  const { code, changes } = await run(
    "delete-previews.ts",
    {},
    {
      [`/${scripts}`]: { result: names.map((id) => ({ id })) },
      ...pulls,
    },
  );
  expect(changes.map(([name]) => name)).toEqual([`DELETE /${scripts}/website-pr-11?force=true`]);
  // It cannot know whether number 13 has ended.
  expect(code).toBe(1);
});

test("a worker that is gone already is no failure", async () => {
  const path = `/${scripts}`;
  const responses = {
    [path]: { result: [{ id: "website-pr-11" }] },
    [`DELETE ${path}/website-pr-11?force=true`]: undefined,
  };
  expect((await run("delete-previews.ts", {}, { ...responses, ...pulls })).code).toBe(0);
});

/** Runs the script. @param jobs of each event, with their conclusions: `test (26) success, deploy failure` */
async function requireCheck(jobs: Record<string, string>) {
  const responses = Object.entries({ push: "", workflow_dispatch: "", ...jobs }).flatMap(([event, listed], id) => {
    const all = Array.from(
      listed.matchAll(/(?:, )?(.+?) (success|failure|running)/gu),
      ([, name = "", conclusion]) => ({
        name: name.replace("test", "check / test"),
        conclusion: conclusion === "running" ? null : conclusion,
      }),
    );
    return [
      [`actions/workflows/deploy.yml/runs?head_sha=main-sha&branch=main&event=${event}`, { workflow_runs: [{ id }] }],
      [`actions/runs/${id}/jobs?per_page=100`, { jobs: all }],
    ];
  });
  return (await run("require-check.ts", {}, Object.fromEntries(responses) as Record<string, unknown>)).code;
}

test.each<[string, Parameters<typeof requireCheck>[0], number]>([
  ["a push whose tests passed", { push: "test (22.19) success, test (26) success, deploy failure" }, 0],
  [
    "a run by hand whose tests passed",
    { push: "test (22.19) success, test (26) failure", workflow_dispatch: "test (26) success" },
    0,
  ],
  ["tests of which one failed", { push: "test (22.19) success, test (26) failure" }, 1],
  ["tests that still run", { push: "test (22.19) success, test (26) running" }, 1],
  ["no tests", { push: "deploy failure" }, 1],
])("a scheduled deployment trusts only jobs of deploy.yml on main: %s", async (_, jobs, code) => {
  expect(await requireCheck(jobs)).toBe(code);
});
