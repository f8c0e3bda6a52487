// Builds and serves the rebranded starter
import "./use-copy";
import { starter } from "../sites";
import { buildRebranded } from "./build";

buildRebranded();
Object.assign(process.env, { CONTENT_FOLDER: "starter", PORT: String(starter.port) });
process.chdir(starter.root);
void import("../../src/scripts/serve.mjs");
