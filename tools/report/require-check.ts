// node tools/report/require-check.ts: fails unless the tests of the commit have passed on main with each version of Node
import { request } from "./github.ts";

interface Job {
  name: string;
  conclusion: string | null;
}

/** Lists the jobs of deploy.yml for a commit of main. Any app can create check runs with their names, but no jobs. */
async function listJobs(sha: string | undefined, event: string): Promise<Job[]> {
  const { workflow_runs: runs } = await request<{ workflow_runs: { id: number }[] }>(
    `actions/workflows/deploy.yml/runs?head_sha=${sha}&branch=main&event=${event}`,
  );
  const lists = runs.map(({ id }) => request<{ jobs: Job[] }>(`actions/runs/${id}/jobs?per_page=100`));
  return (await Promise.all(lists)).flatMap(({ jobs }) => jobs);
}

async function requireCheck(sha: string | undefined): Promise<void> {
  const jobs = [...(await listJobs(sha, "push")), ...(await listJobs(sha, "workflow_dispatch"))];
  const tests = jobs.filter(({ name }) => name.startsWith("check / test "));
  const hasPassed = (test: string) => tests.some(({ name, conclusion }) => name === test && conclusion === "success");
  if (tests.length > 0 && tests.every(({ name }) => hasPassed(name))) return;
  console.log(`::error::The check of ${sha} has not passed.`);
  process.exitCode = 1;
}

void requireCheck(process.env["GITHUB_SHA"]);
