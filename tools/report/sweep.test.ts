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

/** Runs the script for jobs of each event. */
async function requireCheck(jobs: Record<string, [name: string, conclusion: string | null][]>) {
  const responses = Object.entries({ push: [], workflow_dispatch: [], ...jobs } as typeof jobs).flatMap(
    ([event, of], id) => [
      [`actions/workflows/deploy.yml/runs?head_sha=main-sha&branch=main&event=${event}`, { workflow_runs: [{ id }] }],
      [`actions/runs/${id}/jobs?per_page=100`, { jobs: of.map(([name, conclusion]) => ({ name, conclusion })) }],
    ],
  );
  return (await run("require-check.ts", {}, Object.fromEntries(responses) as object as Record<string, unknown>)).code;
}

const [oldest, newest] = ["check / test (22.19)", "check / test (26)"] as const;

test.each<[string, Parameters<typeof requireCheck>[0], number]>([
  [
    "a push whose tests passed",
    {
      push: [
        [oldest, "success"],
        [newest, "success"],
        ["deploy", "failure"],
      ],
    },
    0,
  ],
  [
    "a run by hand whose tests passed",
    {
      push: [
        [oldest, "success"],
        [newest, "failure"],
      ],
      workflow_dispatch: [[newest, "success"]],
    },
    0,
  ],
  [
    "tests of which one failed",
    {
      push: [
        [oldest, "success"],
        [newest, "failure"],
      ],
    },
    1,
  ],
  [
    "tests that still run",
    {
      push: [
        [oldest, "success"],
        [newest, null],
      ],
    },
    1,
  ],
  ["no tests", { push: [["deploy", "success"]] }, 1],
])("a scheduled deployment trusts only jobs of deploy.yml on main: %s", async (_, jobs, code) => {
  expect(await requireCheck(jobs)).toBe(code);
});
