import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Hono } from "hono";
import { afterAll, expect, test } from "vitest";
import { createDiskTransport } from "#integrations/mail/disk-transport.ts";
import type { ServerEnvironment } from "../app.ts";
import { createMailReader } from "./dev-mail.ts";

const mail = {
  id: "one",
  to: "nadia@souk.example",
  from: "Souk",
  replyTo: "hello@souk.example",
  subject: "<b>Hello</b>",
  html: "<html><head></head><p>Hi</p></html>",
  text: "Hi",
  languageCode: "en",
  unsubscribeUrl: null,
};

const folder = await mkdtemp(path.join(tmpdir(), "souk-mail-"));
const disk = createDiskTransport(folder, () => new Date("2026-11-20T10:00:00Z"));
await disk.send(mail);
await disk.send(mail);
afterAll(() => rm(folder, { recursive: true, force: true }));

type TestRequest = { address?: string; headers?: Record<string, string>; permissions?: string[] };

function ask(page: string, { address = "127.0.0.1", headers = {}, permissions = [] }: TestRequest = {}) {
  const app = new Hono<ServerEnvironment>()
    .use(async (c, next) => {
      c.set("ctx", {
        visitor: { permissions },
        shopUrl: "http://localhost:3000",
      } as unknown as ServerEnvironment["Variables"]["ctx"]);
      await next();
    })
    .route("/", createMailReader({ mails: disk, texts: null }));
  const environment = { incoming: { socket: { remoteAddress: address, remotePort: 1, remoteFamily: "IPv4" } } };
  return app.request(`http://localhost:3000${page}`, { headers: { Host: "localhost:3000", ...headers } }, environment);
}

test("local clients can read the mails; one that was tried twice is listed once", async () => {
  const list = await (await ask("/dev/mail")).text();
  expect(list.match(/nadia@souk\.example/g)).toHaveLength(1);
  expect(list).toContain("&lt;b&gt;Hello&lt;/b&gt;");
  const one = await (await ask("/dev/mail/one")).text();
  expect(one).toContain('sandbox="allow-popups');
  expect(one).toContain("&lt;p&gt;Hi&lt;/p&gt;");
});

test.each<[string, TestRequest]>([
  ["another machine", { address: "192.0.2.1" }],
  ["one behind a proxy on this machine", { headers: { "X-Forwarded-For": "192.0.2.1" } }],
  ["a page that calls itself by another name", { headers: { Host: "evil.example" } }],
])("%s does not", async (_who, request) => {
  for (const page of ["/dev/mail", "/dev/mail/one"]) expect((await ask(page, request)).status).toBe(404);
});

test("staff reads them from anywhere", async () => {
  expect((await ask("/dev/mail", { address: "192.0.2.1", permissions: ["*"] })).status).toBe(200);
});

test("a name from outside never becomes a path", async () => {
  expect(await disk.find("../one")).toBeNull();
  expect((await ask("/dev/mail/..%2Fone")).status).toBe(404);
});
