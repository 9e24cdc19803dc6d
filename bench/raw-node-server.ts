import { createServer } from "node:http";

// The upper limit of this machine: node bench/raw-node-server.ts <bytes> <content type> <bodies>; prints its port.
// Sends this many bytes to everyone, in turn
// from as many bodies as the shop has pages: one body stays in the processor's cache, hundreds do not.

const [bytes = "1000", type = "text/html; charset=utf-8", count = "1"] = process.argv.slice(2);
const bodies = Array.from({ length: Number(count) }, () => Buffer.alloc(Number(bytes), "x"));
let turn = 0;
const headers = { "Content-Type": type, "Content-Length": bytes };

const server = createServer((request, response) => {
  request.resume();
  turn = (turn + 1) % bodies.length;
  response.writeHead(200, headers).end(bodies[turn]);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(address && typeof address === "object" ? address.port : "");
});
