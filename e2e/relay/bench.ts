import { forgetServer } from "../start-server";
import { runLoad } from "./load";

/** Ten thousand submissions, fifty at a time, with the server killed five times: `npm run bench:relay`. */
const load = { port: 9500, total: Number(process.argv[2] ?? 10_000), connections: 50, kills: 5 };

void (async () => {
  await forgetServer(load.port);
  console.table(await runLoad(load));
  await forgetServer(load.port);
})();
