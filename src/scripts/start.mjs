import { build } from "./build.mjs";
import { defaultPort } from "./engine.mjs";
import { install } from "./install.mjs";
import { serve } from "./serve.mjs";

await install();
await build();
await serve(Number(process.env["PORT"]) || defaultPort);
