import { build } from "./build.mjs";
import { install } from "./install.mjs";
import { serve } from "./serve.mjs";

const defaultPort = 9000;

await install();
await build();
await serve(Number(process.env["PORT"]) || defaultPort);
