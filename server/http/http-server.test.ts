import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { connect, type Socket } from "node:net";
import { afterAll, expect, test } from "vitest";
import { createHttpServer } from "./http-server.ts";

const TIMES = {
  headersMilliseconds: 150,
  requestMilliseconds: 400,
  keepAliveMilliseconds: 50,
  idleMilliseconds: 300,
  checkMilliseconds: 50,
};
const LARGE = Buffer.alloc(64 * 1_024 * 1_024);
const server = createHttpServer((request, response) => {
  if (request.method === "POST") request.resume().once("end", () => response.end("ok"));
  else response.end(request.url === "/large" ? LARGE : "ok");
}, TIMES);

await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
afterAll(() => void server.close());

async function open(): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.on("error", () => undefined);
  await once(socket, "connect");
  return socket;
}

async function untilClosed(socket: Socket): Promise<string> {
  let answered = "";
  socket.on("data", (chunk: Buffer) => (answered += chunk.subarray(0, 200).toString("latin1")));
  await once(socket, "close");
  return answered;
}

test("a connection on which nothing comes is closed", async () => {
  expect(await untilClosed(await open())).toMatch(/^$|^HTTP\/1\.1 408/);
});

test("half a head is not waited for", async () => {
  const socket = await open();
  socket.write("GET / HTTP/1.1\r\nHost: shop.example\r\nX-Slow: ");
  expect(await untilClosed(socket)).toContain("408");
});

test("half a body is not waited for", async () => {
  const socket = await open();
  socket.write("POST / HTTP/1.1\r\nHost: shop.example\r\nContent-Length: 10\r\n\r\nhalf");
  expect(await untilClosed(socket)).toMatch(/^$|^HTTP\/1\.1 408/);
});

test("a connection that was answered and asks for nothing more is closed", async () => {
  const socket = await open();
  socket.write("GET / HTTP/1.1\r\nHost: shop.example\r\n\r\n");
  expect(await untilClosed(socket)).toContain("200 OK");
});

test("a response that the client does not read is given up", async () => {
  const taken = once(server, "connection") as Promise<[Socket]>;
  const socket = await open();
  const [ours] = await taken;
  socket.pause();
  socket.write("GET /large HTTP/1.1\r\nHost: shop.example\r\n\r\n");
  await once(ours, "close");
  socket.destroy();
});
