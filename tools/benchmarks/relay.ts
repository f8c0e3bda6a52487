import { once } from "node:events";
import { createServer } from "node:http";

import { runLoad } from "../../e2e/relay/load";
import { deleteServerData } from "../../e2e/support/start-server";
import { runTool } from "../serve-site";

const port = 9500;

/** Starts a receiver of webhooks that fails a third of the time, in three ways, but not more than three times for one of them. */
async function startReceiver() {
  const ids: string[] = [];
  const failures = new Map<string, number>();
  let failed = 0;
  const server = createServer((request, response) => {
    request.resume().on("end", () => {
      const id = String(request.headers["webhook-id"]);
      const count = failures.get(id) ?? 0;
      if (count === 3 || Math.random() > 1 / 3) {
        ids.push(id);
        response.writeHead(204).end();
        return;
      }
      failures.set(id, count + 1);
      const way = failed++ % 3;
      if (way === 0) response.writeHead(500).end();
      else if (way === 1) response.writeHead(302, { location: `http://localhost:${port}/` }).end();
      else request.socket.destroy();
    });
  }).listen(port + 1);
  await once(server, "listening");
  const settings = {
    WEBHOOK_URL: `http://localhost:${port + 1}/`,
    WEBHOOK_SECRET: `whsec_${Buffer.alloc(24).toString("base64")}`,
  };
  return {
    server,
    countFailed: () => failed,
    // The third retry comes four minutes after the second.
    receiver: { settings, readIds: () => Promise.resolve(ids), patience: 360 },
  };
}

/** Sends submissions over 50 connections, kills the server 20 times and resets 200 connections: `npm run bench:relay -- [10000]`. */
runTool(async () => {
  await deleteServerData(port);
  const { server, countFailed, receiver } = await startReceiver();
  const total = Number(process.argv[2] ?? 10_000);
  const counts = await runLoad({ port, total, connections: 50, kills: 20, resets: 200, receiver });
  console.table({ ...counts, failedWebhooks: countFailed() });
  server.close();
  await deleteServerData(port);
});
