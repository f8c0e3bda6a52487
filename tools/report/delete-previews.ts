// node tools/report/delete-previews.ts: deletes the previews of pull requests that have ended
import { hasEnded } from "./github.ts";

const { CLOUDFLARE_API_BASE_URL, CLOUDFLARE_ACCOUNT_ID, CLOUDFLARE_API_TOKEN } = process.env;
const scripts = `${CLOUDFLARE_API_BASE_URL ?? "https://api.cloudflare.com/client/v4"}/accounts/${CLOUDFLARE_ACCOUNT_ID}/workers/scripts`;

/** Requests Cloudflare's API. Throws unless the response is a success, or 404 for a worker that is gone. */
async function requestWorkers(path: string, method: "GET" | "DELETE"): Promise<string> {
  const response = await fetch(scripts + path, {
    method,
    headers: { authorization: `Bearer ${CLOUDFLARE_API_TOKEN}` },
    signal: AbortSignal.timeout(30_000),
  });
  const text = await response.text();
  const isGone = method === "DELETE" && response.status === 404;
  if (!response.ok && !isGone) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return text;
}

async function deletePreviews(): Promise<void> {
  const { result } = JSON.parse(await requestWorkers("", "GET")) as { result: { id: string }[] };
  for (const { id } of result) {
    // Named by preview.yml.
    const number = /^website-pr-(\d+)$/u.exec(id)?.[1];
    if (number === undefined) continue;
    try {
      if (!(await hasEnded(Number(number)))) continue;
      await requestWorkers(`/${id}?force=true`, "DELETE");
      console.log(`${id} is deleted.`);
    } catch (error) {
      console.error(error);
      process.exitCode = 1;
    }
  }
}

void deletePreviews();
