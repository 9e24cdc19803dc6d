import { createDecipheriv, createECDH, createHmac, createPublicKey, verify } from "node:crypto";
import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import https from "node:https";
import webPush from "web-push";
import { afterEach, expect, test, vi } from "vitest";
import { createWebPush, isPublicAddress } from "./web-push.ts";

afterEach(() => vi.restoreAllMocks());

const vapid = { subject: "mailto:shop@example.com", ...webPush.generateVAPIDKeys() };

/** The browser's side: its keys, and how it reads a message (RFC 8188 and 8291). */
function browser() {
  const keys = createECDH("prime256v1");
  keys.generateKeys();
  const auth = Buffer.from("0123456789abcdef");
  return {
    target: {
      id: 1,
      service: "web_push" as const,
      endpoint: "https://push.example.com/send/abc",
      publicKey: keys.getPublicKey().toString("base64url"),
      authKey: auth.toString("base64url"),
    },
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16);
      const sender = body.subarray(21, 21 + body[20]!);
      const content = body.subarray(21 + body[20]!);
      const own = keys.getPublicKey();
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), own, sender]);
      const secret = expand(extract(auth, keys.computeSecret(sender)), info, 32);
      const root = extract(salt, secret);
      const key = expand(root, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
      const nonce = expand(root, Buffer.from("Content-Encoding: nonce\0"), 12);
      const cipher = createDecipheriv("aes-128-gcm", key, nonce);
      cipher.setAuthTag(content.subarray(-16));
      const plain = Buffer.concat([cipher.update(content.subarray(0, -16)), cipher.final()]);
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
    },
  };
}

const extract = (salt: Buffer, key: Buffer) => createHmac("sha256", salt).update(key).digest();
const expand = (key: Buffer, info: Buffer, length: number) =>
  createHmac("sha256", key)
    .update(Buffer.concat([info, Buffer.from([1])]))
    .digest()
    .subarray(0, length);

/** A push service that answers with this status. */
async function pushService(status: number) {
  const seen: { headers: Record<string, string | string[] | undefined>; body: Buffer }[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      seen.push({ headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(status).end();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const { request: plain } = await import("node:http");
  vi.spyOn(https, "request").mockImplementation(((options: object, done: never) =>
    plain(
      { ...options, protocol: "http:", hostname: "127.0.0.1", host: "127.0.0.1", port, agent: undefined },
      done,
    )) as never);
  return { seen, close: () => server.close() };
}

const message = {
  id: 7,
  title: "Your order is on its way",
  message: "Harbour Outfitters has sent it.",
  url: "https://shop.example/x",
};

test("a message can be read only with the browser's keys, and is signed by the shop", async () => {
  const service = await pushService(201);
  const { target, read } = browser();
  const send = createWebPush(vapid, async () => ["93.184.216.34"]);
  expect(await send(target, message)).toBe("sent");
  const [{ headers, body }] = service.seen as [(typeof service.seen)[number]];
  expect(body.toString()).not.toContain("order");
  expect(read(body)).toEqual(message);
  expect(() => browser().read(body)).toThrow();
  const [, token = "", key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(String(headers.authorization)) ?? [];
  expect(key).toBe(vapid.publicKey);
  const [head = "", claims = "", signature = ""] = token.split(".");
  expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toMatchObject({
    aud: "https://push.example.com",
    sub: vapid.subject,
  });
  const point = Buffer.from(vapid.publicKey, "base64url");
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const publicKey = createPublicKey({ key: jwk, format: "jwk" });
  const isRight = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  expect(isRight).toBe(true);
  service.close();
});

test.each([
  [404, "gone"],
  [410, "gone"],
  [429, "failed"],
  [500, "failed"],
])("an answer of %i means %s", async (status, outcome) => {
  const service = await pushService(status);
  expect(await createWebPush(vapid, async () => ["93.184.216.34"])(browser().target, message)).toBe(outcome);
  service.close();
});

test("nothing is sent into a private network, whatever the name is", async () => {
  const service = await pushService(201);
  for (const addresses of [["127.0.0.1"], ["93.184.216.34", "10.0.0.1"], ["::1"], ["::ffff:192.168.1.1"], []])
    expect(await createWebPush(vapid, async () => addresses)(browser().target, message)).toBe("gone");
  expect(service.seen).toEqual([]);
  service.close();
  expect(isPublicAddress("93.184.216.34")).toBe(true);
  expect(isPublicAddress("2606:2800:220:1::1")).toBe(true);
});
