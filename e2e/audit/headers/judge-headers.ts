import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "node:tls";

import { startProxy } from "../../speed/proxy";
import type { Judge } from "../judge";
import { allPages } from "../read-site";
import { findTool, runProgram } from "../tools";
import { compareHeaders } from "./compare-headers";
import { readScan, type Scan } from "./read-scan";

const observatory = "@mdn/mdn-http-observatory";
const port = 9732;

/** The certificate that a server on this machine shows, as a file has it. */
function readCertificate(hostname: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: "127.0.0.1", port, servername: hostname, rejectUnauthorized: false }, () => {
      const { raw } = socket.getPeerCertificate();
      socket.end();
      const lines = raw.toString("base64").match(/.{1,64}/gu) ?? [];
      resolve(["-----BEGIN CERTIFICATE-----", ...lines, "-----END CERTIFICATE-----", ""].join("\n"));
    });
    socket.on("error", reject);
  });
}

/** Which hosts browsers reach by TLS alone. It is fetched when the Observatory is installed with its scripts; without, no host is one. */
function emptyPreloadList(): void {
  const list = findTool(observatory, "conf/hsts-preload.json");
  if (!existsSync(list)) writeFileSync(list, "{}");
}

async function scan(hostname: string): Promise<Scan> {
  const folder = mkdtempSync(join(tmpdir(), "audit-"));
  const certificate = join(folder, "certificate.pem");
  writeFileSync(certificate, await readCertificate(hostname));
  emptyPreloadList();
  // Its own process, because a process reads whom it trusts as it starts.
  const scanner = findTool(observatory, "src/scan.js");
  const { output, errors } = await runProgram(process.execPath, [scanner, `${hostname}:${port}`], {
    NODE_EXTRA_CA_CERTS: certificate,
  });
  rmSync(folder, { recursive: true });
  if (!output.startsWith("{")) throw new Error(`the Observatory ended without an answer:\n${errors}`);
  return JSON.parse(output) as Scan;
}

/** Mozilla's Observatory on the home page over TLS, and whether all other answers say the same. */
export const judgeHeaders: Judge = {
  name: "headers",
  asks: "do the answers' headers protect the visitor? (MDN HTTP Observatory)",
  least: { tests: 10, answers: allPages },
  async judge({ origin, pages }) {
    const proxy = await startProxy({ from: origin, hostname: "localhost", port });
    const { tests, findings, notes } = readScan(await scan("localhost"));
    await proxy.stop();
    return {
      looked: { tests, answers: pages.length },
      findings: [...findings, ...compareHeaders(pages)],
      notes,
    };
  },
};
