import { runLoad } from "../../e2e/relay/load";
import { deleteServerData } from "../../e2e/start-server";
import { runTool } from "../serve-site";

/** Sends submissions over 50 connections and kills the server five times: `npm run bench:relay -- [10000]`. */
runTool(async () => {
  const port = 9500;
  await deleteServerData(port);
  console.table(await runLoad({ port, total: Number(process.argv[2] ?? 10_000), connections: 50, kills: 5 }));
  await deleteServerData(port);
});
