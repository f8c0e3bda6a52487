import { tmpdir } from "node:os";
import { join } from "node:path";

const first = Number(process.env["PORT"]) || 9330;

/** The starter's sites in other languages: name of the translation, port, and folder of the copy that is built. */
export const sites = ["de", "ar"].map((name, index) => ({
  name,
  port: first + index,
  root: join(tmpdir(), `language-${name}-${first + index}`),
}));
