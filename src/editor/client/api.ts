import type { ContentIndex, Draft, OpenFile, Preview, Told } from "../shared/api";

const token = window.location.hash.slice(1);

/** An answer that refuses, with what it brings besides its words. */
export class RefusedError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly more: { theirs?: OpenFile | null },
  ) {
    super(message);
  }
}

async function call(path: string, init: RequestInit, type = "application/json"): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, { ...init, headers: { "x-editor-token": token, "content-type": type } });
  } catch {
    throw new RefusedError(
      0,
      "The editor's server does not answer. Is `npm run edit` still running? Nothing you typed is lost.",
      {},
    );
  }
  const answer = (await response.json()) as { message?: string; theirs?: OpenFile | null };
  if (!response.ok) throw new RefusedError(response.status, answer.message ?? "", answer);
  return answer;
}

const post = (path: string, value: unknown) => call(path, { method: "POST", body: JSON.stringify(value) });
const get = (path: string) => call(path, { method: "GET" });

export const api = {
  content: () => get("content") as Promise<ContentIndex>,
  open: (path: string) => get(`file?path=${encodeURIComponent(path)}`) as Promise<OpenFile>,
  check: async (drafts: readonly Draft[]) => ((await post("check", { drafts })) as { problems: Told[] }).problems,
  preview: (text: string, frontmatter: unknown) =>
    post("preview", { text, frontmatter: frontmatter ?? null }) as Promise<Preview>,
  save: (draft: Draft, version: string | null) => post("save", { draft, version }) as Promise<OpenFile>,
  rename: (from: string, to: string, version: string) => post("rename", { from, to, version }) as Promise<OpenFile>,
  remove: (path: string, version: string) => post("delete", { path, version }),
  upload: (folder: string, name: string, bytes: Blob) =>
    call(
      `upload?${new URLSearchParams({ folder, name }).toString()}`,
      { method: "POST", body: bytes },
      "application/octet-stream",
    ) as Promise<{ path: string; width?: number }>,
};

/** Calls back with the files below `data/` that have changed, come or gone, until it is ended. Asks again after an interruption. */
export function watchChanges(tell: (paths: string[]) => void): () => void {
  const end = new AbortController();
  async function listen(): Promise<void> {
    const response = await fetch("/api/changes", { headers: { "x-editor-token": token }, signal: end.signal });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    for (;;) {
      const part = await reader?.read();
      if (!part || part.done) return;
      text += part.value;
      const events = text.split("\n\n");
      text = events.pop() ?? "";
      for (const event of events) if (event.startsWith("data: ")) tell(JSON.parse(event.slice(6)) as string[]);
    }
  }
  async function listenOn(): Promise<void> {
    while (!end.signal.aborted) {
      await listen().catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
  void listenOn();
  return () => {
    end.abort();
  };
}
