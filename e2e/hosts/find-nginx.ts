import { existsSync } from "node:fs";

const usual = ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/usr/local/bin/nginx", "/opt/homebrew/bin/nginx"];

/** Path of nginx on this machine, or undefined. */
export function findNginx(): string | undefined {
  return usual.find((path) => existsSync(path));
}

export const nginxRemedy =
  "nginx is not here, so that docs/nginx.conf is not tested. Install it (Debian: `apt-get install nginx-light`, macOS: `brew install nginx`).";
