import { readdirSync, readFileSync } from "node:fs";

import { parse } from "yaml";

interface Step {
  if?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: object;
}

interface Job {
  if?: string;
  uses?: string;
  environment?: string;
  permissions?: Record<string, string>;
  env?: object;
  steps?: Step[];
}

interface Workflow {
  on: Record<string, { branches?: string[] } | null>;
  permissions?: Record<string, string>;
  env?: object;
  jobs: Record<string, Job>;
}

/** Events that run the workflow of `main`, not of a branch. For a run by hand, the environment decides. */
const ownEvents = ["schedule", "workflow_dispatch", "workflow_run", "pull_request_target", "issue_comment"];

/** Commands that may have a secret: the deployment of built files, and what needs no packages. */
const trustedCommand =
  /^node (?:src\/scripts\/(?:deploy\.mjs --built|canary\.mjs$)|tools\/report\/delete-previews\.ts$)/u;

const has = (part: unknown, pattern: RegExp) => pattern.test(JSON.stringify(part ?? {}));
const readsSecret = (part: unknown) => has(part, /\bsecrets\b/u);
const mayWrite = (permissions: Record<string, string> = {}) => Object.values(permissions).includes("write");

/** Whether code from elsewhere runs: scripts of packages, or a checkout of another commit than that of the workflow. */
function runsForeignCode({ uses = "", run = "", with: options = {} }: Step): boolean {
  if (uses.startsWith("actions/checkout@")) return "ref" in options || "repository" in options;
  const commands = run.replaceAll("npm ci --ignore-scripts", "");
  const own =
    /src\/scripts\/(?:deploy\.mjs --built|canary\.mjs$)|tools\/report\/(?:comment\.ts "\$RUNNER_TEMP\/comment"|(?:accept-look|delete-pictures|delete-previews|require-check)\.ts)$/u;
  return /\b(?:npm|npx)\b|(?:src\/scripts|tools)\//u.test(commands.replace(own, ""));
}

/** Lists what gives a person who may only push branches, or a package, more rights than they have. */
function findProblems({ on, permissions, env, jobs }: Workflow): string[] {
  const isOwn = Object.entries(on).every(
    ([event, options]) => ownEvents.includes(event) || (event === "push" && String(options?.branches) === "main"),
  );
  const problems = permissions === undefined || mayWrite(permissions) ? ["permissions of the workflow"] : [];
  if (readsSecret(env)) problems.push("secret for all jobs");
  for (const [name, job] of Object.entries(jobs)) {
    const steps = job.steps ?? [];
    const report = (problem: string) => problems.push(`${name}: ${problem}`);
    if (readsSecret({ ...job, steps: [] })) report("secret for all steps");
    const secret = steps.some(readsSecret);
    if (secret && !isOwn) report("secret on an event of a branch");
    if (secret && !has(job.environment, /'preview' \|\| 'production'|^"(?:preview|production)"$/u))
      report("secret of no environment");
    if (mayWrite(job.permissions) && !isOwn) report("permission to write on an event of a branch");
    const isPrivileged = secret || mayWrite(job.permissions);
    if (isPrivileged && steps.some(runsForeignCode)) report("foreign code beside rights");
    if (isPrivileged && steps.some((step) => has([step.uses, step.with], /actions\/cache|"cache"/u)))
      report("cache beside rights");
    for (const step of steps) {
      if (readsSecret(step) && !trustedCommand.test(step.run ?? "")) report("secret for another command");
      if (readsSecret({ ...step, env: {} })) report("secret in a command");
      if (has(step.run, /\$\{\{(?! inputs\.preview && )/u)) report("value of the event in a command");
      if (step.uses?.startsWith("actions/checkout@") && step.with?.["persist-credentials"] !== false)
        report("checkout that keeps its credentials");
    }
    for (const uses of [job.uses, ...steps.map((step) => step.uses)])
      if (uses !== undefined && !/^\.\/|@[0-9a-f]{40}$/u.test(uses)) report(`${uses} is not pinned`);
  }
  return problems;
}

const folder = ".github/workflows";
const read = (file: string) => readFileSync(`${folder}/${file}`, "utf8");

test.each(readdirSync(folder))(
  "%s gives no secret and no right to write to code of a branch or of a package",
  (file) => {
    expect(findProblems(parse(read(file)) as Workflow)).toEqual([]);
  },
);

test("the files of a pull request are published by workflows of main only, without their code", () => {
  const { on, jobs } = parse(read("preview.yml")) as Workflow;
  expect(Object.keys(on)).toEqual(["workflow_run", "pull_request_target"]);
  const secrets = Object.entries(jobs).filter(([, job]) => readsSecret(job));
  expect(secrets.map(([name, { environment }]) => [name, environment])).toEqual([
    ["deploy", "preview"],
    ["delete", "preview"],
  ]);
});

/** Returns the steps of a job that run a command, or nothing. */
function findSteps(file: string, job: string, command: string): Step[] {
  const { jobs } = parse(read(file)) as Workflow;
  return jobs[job]?.steps?.filter(({ run }) => run === command) ?? [];
}

test.each([
  ["preview.yml", "delete", "node tools/report/delete-previews.ts"],
  ["preview.yml", "delete-pictures", "node tools/report/delete-pictures.ts"],
  ["nightly.yml", "previews", "node tools/report/delete-previews.ts"],
  ["nightly.yml", "pictures", "node tools/report/delete-pictures.ts"],
])("%s: the job %s deletes what pull requests left that have ended", (file, job, command) => {
  expect(findSteps(file, job, command)).toHaveLength(1);
});

test("a preview whose pull request ended during its deployment is deleted, however the deployment ends", () => {
  const [step] = findSteps("preview.yml", "deploy", "node tools/report/delete-previews.ts");
  expect(step?.if).toBe("${{ always() && steps.upload.outcome != 'skipped' }}");
});

test("a scheduled deployment requires the tests of the commit before it deploys", () => {
  const [step] = findSteps("deploy.yml", "deploy", "node tools/report/require-check.ts");
  expect(step?.if).toBe("github.event_name == 'schedule'");
});

test("only the command itself, of a person of the repository, starts the workflow that accepts the look", () => {
  const { jobs } = parse(read("accept-look.yml")) as Workflow;
  for (const part of [
    "startsWith(github.event.comment.body, '/accept-look ')",
    `contains(fromJSON('["OWNER", "MEMBER", "COLLABORATOR"]'), github.event.comment.author_association)`,
    "github.event.issue.state == 'open'",
  ])
    expect(jobs["accept"]?.if).toContain(part);
});

const checkout =
  "@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6.0.2\n        with:\n          persist-credentials: false";

test.each([
  ["deploy.yml", "contents: read\n\njobs", "contents: write\n\njobs", "permissions of the workflow"],
  ["deploy.yml", "branches: [main]", "branches: ['**']", "deploy: secret on an event of a branch"],
  ["deploy.yml", /environment: .*/u, "", "deploy: secret of no environment"],
  ["deploy.yml", "npm ci --ignore-scripts", "npm ci", "deploy: foreign code beside rights"],
  ["preview.yml", checkout, `${checkout}\n          ref: a`, "deploy: foreign code beside rights"],
  ["deploy.yml", "package-manager-cache: false", "cache: npm", "deploy: cache beside rights"],
  ["nightly.yml", "node src/scripts/canary.mjs", "node src/a.mjs", "canary: secret for another command"],
  ["deploy.yml", checkout, checkout.replace("false", "true"), "build: checkout that keeps its credentials"],
  ["preview-build.yml", checkout.slice(0, 41), "@v6", "build: actions/checkout@v6 is not pinned"],
  ["accept-look.yml", "issue_comment", "pull_request", "accept: permission to write on an event of a branch"],
  ["preview.yml", "$CONCLUSION", "${{ github.head_ref }}", "deploy: value of the event in a command"],
] as const)("%s: the rules find mistake %#", (file, from, to, problem) => {
  const changed = read(file).replace(from, () => to);
  expect(changed).not.toBe(read(file));
  expect(findProblems(parse(changed) as Workflow)).toContain(problem);
});
