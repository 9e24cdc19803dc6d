import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Serve = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A server of another company on a free port of loopback; what goes wrong in it is a 500. */
export async function openFakeServer(serve: Serve): Promise<{ apiUrl: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    void serve(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
