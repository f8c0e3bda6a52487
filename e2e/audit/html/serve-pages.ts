import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import type { Page } from "../read-site";

/**
 * Serves pages as they were read, each with the status 200: the checker takes no other, and tells by the address what a page's
 * policy means by its own site.
 */
export async function servePages(pages: readonly Page[]): Promise<{ origin: string; stop: () => Promise<void> }> {
  const texts = new Map(pages.map(({ path, html }) => [path, html]));
  const server = createServer(({ url = "" }, response) => {
    const text = texts.get(url);
    response.writeHead(text === undefined ? 404 : 200, { "content-type": "text/html; charset=utf-8" }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
