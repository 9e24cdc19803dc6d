import { createServer } from "node:http";

// What the machine can do at all: node bench/raw-node-server.ts <bytes> <content type>; prints its port. Sends so many bytes to everybody.

const [bytes = "1000", type = "text/html; charset=utf-8"] = process.argv.slice(2);
const body = Buffer.alloc(Number(bytes), "x");
const headers = { "Content-Type": type, "Content-Length": String(body.length) };

const server = createServer((request, response) => {
  request.resume();
  response.writeHead(200, headers).end(body);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(address && typeof address === "object" ? address.port : "");
});
