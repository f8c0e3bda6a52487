import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

import { generate } from "selfsigned";

import { publicFolder } from "../built-paths";
import { findFreePort } from "../find-free-port";
import { findNginx } from "./find-nginx";

export interface Nginx {
  httpPort: number;
  httpsPort: number;
  stop: () => Promise<void>;
}

/** Replaces every place of a text. Throws when there is none: the sample has changed. */
function replace(text: string, from: string | RegExp, to: string): string {
  const changed = typeof from === "string" ? text.replaceAll(from, () => to) : text.replace(from, () => to);
  if (changed === text) throw new Error(`docs/nginx.conf has no ${String(from)}`);
  return changed;
}

/** Runs the command by which the document makes nginx's redirects of `_redirects`. */
function writeRedirects(): string {
  const [command] = /awk '[^']*'/u.exec(readFileSync("docs/deploy-nginx.md", "utf8")) ?? [];
  if (command === undefined) throw new Error("docs/deploy-nginx.md has no awk command");
  return execFileSync("sh", ["-c", `${command} ${publicFolder}/_redirects`], { encoding: "utf8" });
}

/** What stands around the sample on a host, without root's rights. */
function writeMain(folder: string): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${folder};`);
  return `daemon off; master_process off; pid ${folder}/pid;
events {}
http { access_log off; ${temporary.join(" ")} include ${folder}/website.conf; }
`;
}

async function waitUntilOpen(port: number, hasEnded: () => boolean): Promise<boolean> {
  while (!hasEnded()) {
    const socket = connect(port, "127.0.0.1");
    const isOpen = await new Promise<boolean>((settle) => {
      socket.on("connect", () => {
        settle(true);
      });
      socket.on("error", () => {
        settle(false);
      });
    });
    socket.destroy();
    if (isOpen) return true;
    await new Promise((settle) => setTimeout(settle, 20));
  }
  return false;
}

/** Starts nginx with `docs/nginx.conf`, in a folder of its own, with its paths, ports and certificate replaced. */
export async function startNginx(): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const [httpPort, httpsPort] = [await findFreePort(), await findFreePort()];
  const certificate = await generate([{ name: "commonName", value: "www.example.com" }], { keyType: "ec" });
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
  };
  write("fullchain.pem", certificate.cert);
  write("privkey.pem", certificate.private);
  write("redirects.map", writeRedirects());
  let sample = readFileSync("docs/nginx.conf", "utf8");
  sample = replace(sample, /^ *listen \[::\].*$/gmu, "");
  sample = replace(sample, "listen 80;", `listen 127.0.0.1:${httpPort};`);
  sample = replace(sample, "listen 443 ", `listen 127.0.0.1:${httpsPort} `);
  sample = replace(sample, "/etc/letsencrypt/live/www.example.com", folder);
  sample = replace(sample, "/etc/nginx/website-redirects.map", join(folder, "redirects.map"));
  sample = replace(sample, "/srv/website/current", resolve(publicFolder));
  write("website.conf", sample);
  write("nginx.conf", writeMain(folder));

  const server = spawn(findNginx() ?? "nginx", ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", "stderr"]);
  let errors = "";
  server.stderr.on("data", (chunk) => {
    errors += String(chunk);
  });
  const ended = once(server, "exit");
  const isOpen = await waitUntilOpen(httpsPort, () => server.exitCode !== null);
  const stop = async () => {
    server.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  if (isOpen && !errors.includes("[warn]")) return { httpPort, httpsPort, stop };
  await stop();
  throw new Error(`nginx did not take the sample:\n${errors}`);
}
