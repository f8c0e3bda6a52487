import { once } from "node:events";
import { Agent, request as sendRequest, type IncomingMessage } from "node:http";

import { killAllServers, startServer } from "./start-server";
import { expect, test } from "./test";

test.afterEach(killAllServers);

/** Sends a message, and tells whether it went over a connection that an earlier one had opened. */
async function ask(agent: Agent, url: string, body: string): Promise<{ reused: boolean }> {
  const asked = sendRequest(url, { agent, method: "POST" }).end(body);
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  answer.resume();
  await once(answer, "end");
  return { reused: asked.reusedSocket };
}

function readPort(baseURL: string | undefined): number {
  return Number(new URL(baseURL ?? "").port);
}

test("a message that the relay does not read leaves the connection open for the next request", async ({ baseURL }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const body = JSON.stringify({ message: "x".repeat(1000) });
  expect(await ask(agent, `${baseURL ?? ""}/send-email`, body)).toEqual({ reused: false });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await ask(agent, `${baseURL ?? ""}/send-email`, body)).toEqual({ reused: true });
  agent.destroy();
});

test("other sites may show the icons and social cards, and nothing else", async ({ request }) => {
  for (const [path, policy] of [
    ["/favicon.svg", "cross-origin"],
    ["/apple-touch-icon.png", "cross-origin"],
    ["/social/home.png", "cross-origin"],
    ["/", "same-origin"],
    ["/rss.xml", "same-origin"],
    ["/page-data/app-data.json", "same-origin"],
    ["/nowhere", "same-origin"],
  ] as const) {
    expect([path, (await request.get(path)).headers()["cross-origin-resource-policy"]]).toEqual([path, policy]);
  }
});

/** What a path is answered with, sent as it is written: clients tidy it up. */
async function getRaw(
  port: number,
  path: string,
): Promise<{ status: number | undefined; location: string | undefined }> {
  const asked = sendRequest({ port, host: "127.0.0.1", path, headers: { host: `localhost:${port}` } }).end();
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  answer.resume();
  return { status: answer.statusCode, location: answer.headers.location };
}

test("a malformed path is answered with 404, and none leads to another host", async ({ baseURL }) => {
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

test("a port that is taken is named, with a way out", async ({ baseURL }) => {
  const port = readPort(baseURL);
  const { process: server, readOutput } = startServer(port);
  expect(await once(server, "exit")).toEqual([1, null]);
  expect(readOutput()).toContain(`Port ${port} is in use.`);
  expect(readOutput()).toContain(`PORT=${port + 1} npm start`);
});

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  test(`a second server runs beside the first, and ${signal} ends it whole`, async ({ request, baseURL }, {
    parallelIndex,
  }) => {
    const port = readPort(baseURL) + 1 + parallelIndex;
    const { process: server, readOutput } = startServer(port);
    await expect.poll(readOutput, { timeout: 25_000 }).toContain(`The site is at http://localhost:${port}`);
    expect((await request.get(`http://localhost:${port}/nowhere`)).status()).toBe(404);
    server.kill(signal);
    expect(await once(server, "exit")).toEqual([0, null]);
    await expect.poll(() => request.get(`http://localhost:${port}/`).catch(String)).toContain("ECONNREFUSED");
  });
}
