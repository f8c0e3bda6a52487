import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { Agent, request as sendRequest, type IncomingMessage } from "node:http";

import { killAllServers, startServer } from "../support/start-server";
import { expect, test } from "../test";

test.afterEach(killAllServers);

/** Sends a message, and returns whether the connection was reused. */
async function post(agent: Agent, url: string, body: string): Promise<boolean> {
  const request = sendRequest(url, { agent, method: "POST" }).end(body);
  const [answer] = (await once(request, "response")) as [IncomingMessage];
  answer.resume();
  await once(answer, "end");
  return request.reusedSocket;
}

function readPort(baseURL: string | undefined): number {
  return Number(new URL(baseURL ?? "").port);
}

test("rejecting a message unread keeps the connection open for the next request", async ({ baseURL }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const body = JSON.stringify({ message: "x".repeat(1000) });
  expect(await post(agent, `${baseURL ?? ""}/send-email`, body)).toBe(false);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await post(agent, `${baseURL ?? ""}/send-email`, body)).toBe(true);
  agent.destroy();
});

/** Requests a path unchanged, which other clients normalize. */
async function getRaw(port: number, path: string) {
  const request = sendRequest({ port, host: "127.0.0.1", path, headers: { host: `localhost:${port}` } }).end();
  const [answer] = (await once(request, "response")) as [IncomingMessage];
  answer.resume();
  return { status: answer.statusCode, location: answer.headers.location };
}

test("a malformed path returns 404 and does not redirect to another host", async ({ baseURL }) => {
  const port = readPort(baseURL);
  for (const path of [
    "/%",
    "/%E0%A4%A",
    "/blog/%E0%A4%A",
    "/%c0%af",
    "/%00",
    "/%5Cevil.example",
    `/${"a".repeat(8000)}`,
  ])
    expect([path, await getRaw(port, path)]).toEqual([path, { status: 404, location: undefined }]);
  for (const path of ["//evil.example", "/\\evil.example", "/%2F%2Fevil.example/", "//evil.example/%2f.."]) {
    const { location = "/" } = await getRaw(port, path);
    expect([path, new URL(location, baseURL).origin]).toEqual([path, baseURL]);
  }
  expect(await getRaw(port, "/te%61m")).toEqual({ status: 307, location: "/team" });
});

test("a port in use is reported, and another port is suggested", async ({ baseURL }) => {
  const port = readPort(baseURL);
  const { process: server, readOutput } = startServer(port);
  expect(await once(server, "exit")).toEqual([1, null]);
  expect(readOutput()).toContain(`Port ${port} is in use.`);
  expect(readOutput()).toContain(`PORT=${port + 1} npm start`);
});

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP", "SIGKILL"] as const) {
  test(`a second server runs beside the first, and ${signal} stops it completely, with its engine`, async ({
    request,
    baseURL,
  }, { parallelIndex }) => {
    const port = readPort(baseURL) + 1 + parallelIndex;
    const { process: server, readOutput } = startServer(port);
    await expect.poll(readOutput, { timeout: 60_000 }).toContain(`The site is at http://localhost:${port}`);
    expect((await request.get(`http://localhost:${port}/nowhere`)).status()).toBe(404);
    server.kill(signal);
    expect(await once(server, "exit")).toEqual(signal === "SIGKILL" ? [null, signal] : [0, null]);
    await expect.poll(() => request.get(`http://localhost:${port}/`).catch(String)).toContain("ECONNREFUSED");
  });
}

test("a preview and a build of another day are not deployed, and each problem is reported", () => {
  const env = { ...process.env, GATSBY_CONTENT: "preview", CONTENT_DATE: "2026-01-01" };
  for (const args of [[], ["--preview"]]) {
    const command = ["src/scripts/deploy.mjs", "--dry-run", ...args];
    const { status, stderr } = spawnSync(process.execPath, command, { env, encoding: "utf8" });
    expect(status).toBe(1);
    expect(stderr).toContain("CONTENT_DATE is 2026-01-01.");
    expect(stderr.includes("GATSBY_CONTENT is preview.")).toBe(args.length === 0);
  }
});
