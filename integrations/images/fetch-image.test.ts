import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { createImageSource } from "./fetch-image.ts";
import { isPublicAddress } from "./is-public-address.ts";

const requests: string[] = [];
const server = http.createServer((request, response) => {
  requests.push(request.url ?? "");
  if (request.url === "/inside") return void response.writeHead(302, { Location: "http://10.0.0.1/a.png" }).end();
  if (request.url === "/loop") return void response.writeHead(302, { Location: "/loop" }).end();
  if (request.url === "/moved") return void response.writeHead(301, { Location: "/cup.png" }).end();
  if (request.url === "/file") return void response.writeHead(302, { Location: "file:///etc/passwd" }).end();
  if (request.url === "/gone") return void response.writeHead(404).end();
  if (request.url === "/busy") return void response.writeHead(503).end();
  if (request.url === "/large") {
    response.writeHead(200);
    const send = (): void => void (response.writable && response.write(Buffer.alloc(1_000_000), send));
    return send();
  }
  response.writeHead(200).end("picture");
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const { port } = server.address() as AddressInfo;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** As if this machine were on the internet; everything else inside stays out of reach. */
const source = createImageSource({ isPublic: (address) => address === "127.0.0.1", isPortAllowed: () => true });
const at = (path: string, host = "127.0.0.1") => `http://${host}:${port}${path}`;
const INSIDE = { keyword: "This address isn't public.", isPassing: false };

test("an image is fetched, also from where it has moved to", async () => {
  expect(await source(at("/cup.png"))).toEqual(new Uint8Array(Buffer.from("picture")));
  expect(await source(at("/moved"))).toBeInstanceOf(Uint8Array);
});

test.each([
  ["a redirect to an address inside", "/inside", INSIDE],
  ["a redirect to another kind of address", "/file", INSIDE],
  ["redirects without end", "/loop", { keyword: "There is no picture at this address.", isPassing: false }],
  ["what is not there", "/gone", { keyword: "There is no picture at this address.", isPassing: false }],
  ["a busy server", "/busy", { keyword: "This address doesn't answer.", isPassing: true }],
  ["more than five megabytes", "/large", { keyword: "This picture is too large.", isPassing: false }],
])("%s is not taken", async (_what, path, problem) => {
  expect(await source(at(path))).toEqual(problem);
});

test.each([
  "http://127.0.0.1/",
  "http://localhost/a.png",
  "http://[::1]/a.png",
  "http://[::ffff:127.0.0.1]/",
  "http://2130706433/",
  "http://0x7f.1/",
  "http://169.254.169.254/latest/meta-data",
  "http://user:secret@example.com/a.png",
  "http://example.com:6379/",
  "file:///etc/passwd",
  "ftp://example.com/a.png",
  "gopher://127.0.0.1/",
])("%s is not reached", async (address) => {
  const before = requests.length;
  expect(await createImageSource()(address)).toEqual(INSIDE);
  expect(requests).toHaveLength(before);
});

test("a name is connected to only if every address it has is public", async () => {
  const none = createImageSource({ isPublic: () => false, isPortAllowed: () => true });
  const before = requests.length;
  expect(await none(at("/cup.png", "localhost"))).toEqual(INSIDE);
  expect(requests).toHaveLength(before);
});

test.each([
  ["8.8.8.8", true],
  ["2606:4700::1111", true],
  ["10.1.2.3", false],
  ["100.64.0.1", false],
  ["172.31.255.255", false],
  ["192.168.1.1", false],
  ["0.0.0.0", false],
  ["224.0.0.1", false],
  ["255.255.255.255", false],
  ["::", false],
  ["::1", false],
  ["fe80::1", false],
  ["fc00::1", false],
  ["::ffff:8.8.8.8", false],
  ["64:ff9b::7f00:1", false],
  ["2002:7f00:1::", false],
  ["2001:db8::1", false],
  ["not an address", false],
])("%s is public: %j", (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
