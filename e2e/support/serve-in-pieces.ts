import { createServer, type ServerResponse } from "node:http";

/**
 * Serves a page in two pieces, without its files.
 * @param end of the first piece, in characters
 * @returns its origin, and a function that sends the second piece, after which the server closes
 */
export async function serveInPieces(html: string, end: number): Promise<{ origin: string; sendRest: () => void }> {
  const waiting: ServerResponse[] = [];
  const server = createServer(({ url = "" }, response) => {
    const isFile = /\.\w+$/u.test(url);
    response.writeHead(isFile ? 204 : 200, { "content-type": "text/html; charset=utf-8", connection: "close" });
    if (isFile) return response.end();
    response.write(html.slice(0, end));
    waiting.push(response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    sendRest(): void {
      for (const response of waiting) response.end(html.slice(end));
      server.close();
    },
  };
}
