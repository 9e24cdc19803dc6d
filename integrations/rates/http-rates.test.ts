import { createServer, type RequestListener, type Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createHttpRates } from "./http-rates.ts";

let server: Server | null = null;
afterEach(() => server?.close());

async function answering(listener: RequestListener): Promise<string> {
  server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/rates`;
}

test("brings the answer as it is", async () => {
  const url = await answering((_request, response) => response.end('{"base":"USD"}'));
  expect(await createHttpRates(url)()).toBe('{"base":"USD"}');
});

test("a fault, a way elsewhere and an endless answer bring nothing", async () => {
  const faulty = await answering((_request, response) => response.writeHead(503).end());
  await expect(createHttpRates(faulty)()).rejects.toThrow("503");
  server!.close();
  const elsewhere = await answering((_request, response) => response.writeHead(302, { Location: "/" }).end());
  await expect(createHttpRates(elsewhere)()).rejects.toThrow();
  server!.close();
  const endless = await answering((_request, response) => response.end(" ".repeat(300_000)));
  await expect(createHttpRates(endless)()).rejects.toThrow("more than");
});
