import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { delimiter, join, resolve } from "node:path";

import { starter } from "../sites";

const env = { ...process.env, PATH: [process.env["PATH"], "/usr/sbin", "/usr/local/sbin"].join(delimiter) };

/** Runs a program of this machine. Throws its output if it fails, or how to install it. */
function run(program: string, args: readonly string[], cwd = ".", settings = {}): void {
  const { error, status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    env: { ...env, ...settings },
    encoding: "utf8",
  });
  if (error) throw new Error(`${program} is not installed, which this test needs: apt-get install nginx openssl`);
  if (status !== 0) throw new Error(`${program} ${args.join(" ")}\n${stdout}${stderr}`);
}

/**
 * Packs the starter's site and serves it with `docs/nginx.conf`, with another folder, ports and certificate. Passes the paths of the relay
 * on to the local server.
 */
export function startNginx(port: number, plainPort: number) {
  const settings = { CONTENT_FOLDER: starter.content, GATSBY_RELAY_URL: starter.settings.url };
  run(process.execPath, ["src/scripts/pack-nginx.mjs"], starter.root, settings);
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const certificate =
    "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=localhost -out fullchain.pem";
  run("openssl", [...certificate.split(" "), "-keyout", "privkey.pem"], folder);
  const sample = readFileSync("docs/nginx.conf", "utf8")
    .replaceAll("/srv/website/current", resolve(starter.root, ".build/nginx"))
    .replaceAll("/etc/letsencrypt/live/www.example.com", folder)
    .replaceAll("/var/log/nginx", folder)
    .replaceAll("/etc/nginx/", `${folder}/`)
    .replace(/^ *listen \[.*\n/gmu, "")
    .replaceAll("listen 80;", `listen 127.0.0.1:${plainPort};`)
    .replaceAll("listen 443 ", `listen 127.0.0.1:${port} `);
  const relay = readFileSync("docs/nginx-relay.conf", "utf8");
  const address = `http://127.0.0.1:${starter.port}`;
  writeFileSync(join(folder, "website-relay.conf"), relay.replace("https://relay.example.com", address));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${name};\n`);
  const configuration = join(folder, "nginx.conf");
  writeFileSync(
    configuration,
    `user ${userInfo().username};\npid pid;\nevents {}\nhttp {\n${temporary.join("")}${sample}}\n`,
  );
  const args = ["-p", folder, "-c", configuration, "-e", join(folder, "error.log")];
  run("nginx", [...args, "-t"]);
  const server = spawn("nginx", [...args, "-g", "daemon off;"], { env, stdio: "ignore" });
  return {
    stop: async () => {
      server.kill("SIGQUIT");
      await once(server, "exit");
      rmSync(folder, { recursive: true });
    },
  };
}
