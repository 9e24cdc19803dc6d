import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { WebSocket } from "ws";
import { Hub } from "./hub.ts";
import { SocketServer, type SocketLimits } from "./socket-server.ts";

const PATH = "/app/app-key?protocol=7";
const FIN = 0x80;
const TEXT = 0x01;

const opened: { server: Server; sockets: SocketServer; clients: (Socket | WebSocket)[] }[] = [];
afterEach(() => {
  for (const { server, sockets, clients } of opened.splice(0)) {
    for (const client of clients)
      if (client instanceof WebSocket) client.terminate();
      else client.destroy();
    sockets.drain();
    server.closeAllConnections();
    server.close();
  }
});

async function open(limits: Partial<SocketLimits>, now = Date.now) {
  const hub = new Hub(
    { id: "souk", key: "app-key", secret: "secret" },
    { clientEvent: () => undefined, presence: () => undefined },
  );
  const settings = { appPath: "/", appKey: "app-key", appUrl: null, trustProxy: true, now, limits };
  const sockets = new SocketServer(settings, hub);
  const server = createServer((_request, response) => response.end("page"));
  sockets.attach(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const clients: (Socket | WebSocket)[] = [];
  opened.push({ server, sockets, clients });
  const { port } = server.address() as AddressInfo;

  /** A client that has shaken hands, and sends what it likes from then on. */
  async function raw(): Promise<Socket> {
    const socket = connect(port, "127.0.0.1");
    clients.push(socket);
    socket.on("error", () => undefined);
    socket.write(
      `GET ${PATH} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString("base64")}\r\n\r\n`,
    );
    await once(socket, "data");
    return socket;
  }

  function from(address: string): WebSocket {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${PATH}`, { headers: { "X-Forwarded-For": address } });
    clients.push(socket);
    socket.on("error", () => undefined);
    return socket;
  }

  return { sockets, raw, from };
}

/** The code that the server ended a connection with; null while it is open. */
function codeOf(socket: WebSocket): () => number | null {
  let code: number | null = null;
  socket.on("close", (received) => (code = received));
  return () => code;
}

test("frames that come byte by byte are no sign of life", async () => {
  const { sockets, raw } = await open({ activitySeconds: 1, pongSeconds: 1 });
  const slow = await raw();
  // The head of a message of 200 bytes, which then come one at a time.
  slow.write(Buffer.from([FIN | TEXT, FIN | 126, 0, 200, 1, 2, 3, 4]));
  const timer = setInterval(() => slow.write("x"), 100);
  await expect.poll(() => sockets.connections.size).toBe(1);
  await expect.poll(() => sockets.connections.size).toBe(0);
  clearInterval(timer);
});

test("a message in endless parts is ended at the size of the largest one", async () => {
  const { sockets, raw } = await open({});
  const socket = await raw();
  const part = (first: number) =>
    Buffer.concat([Buffer.from([first, FIN | 126, 0x27, 0x10, 0, 0, 0, 0]), Buffer.alloc(10_000, "x")]);
  await expect.poll(() => sockets.connections.size).toBe(1);
  socket.write(part(TEXT));
  for (let index = 0; index < 5; index += 1) socket.write(part(0));
  await expect.poll(() => sockets.connections.size).toBe(0);
});

test("an address has a share of the connections, which it gets back", async () => {
  const { from } = await open({ connectionsOfAddress: 2 });
  const [one, other] = [from("192.0.2.7"), from("192.0.2.7")];
  await Promise.all([once(one, "message"), once(other, "message")]);
  const third = codeOf(from("192.0.2.7"));
  await expect.poll(third).toBe(4100);
  await once(from("192.0.2.8"), "message");
  one.close();
  await once(one, "close");
  await expect
    .poll(async () => {
      const again = from("192.0.2.7");
      return String((await once(again, "message"))[0]);
    })
    .toContain("connection_established");
});

test("a thousand connections whose other end is gone are ended, and a living one stays", async () => {
  let now = 0;
  const { sockets, raw, from } = await open({ activitySeconds: 3, pongSeconds: 1 }, () => now);
  const lively = from("192.0.2.7");
  let isHeard = false;
  lively.on("message", (data: Buffer) => {
    const { event } = JSON.parse(data.toString()) as { event: string };
    if (event === "pusher:ping")
      for (const sent of ["pong", "ping"]) lively.send(`{"event":"pusher:${sent}","data":{}}`);
    isHeard ||= event === "pusher:pong";
  });
  const code = codeOf(lively);
  for (let index = 0; index < 1_000; index += 100) await Promise.all(Array.from({ length: 100 }, () => raw()));
  now = 3_500;
  await expect.poll(() => isHeard).toBe(true);
  now = 4_500;
  await expect.poll(() => sockets.connections.size).toBe(1);
  expect(code()).toBeNull();
});
