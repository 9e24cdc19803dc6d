import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeEach, expect, test } from "vitest";
import { moneyFromMinor } from "#shared/money.ts";
import { openFakeServer } from "#tests/support/fake-server.ts";
import { createSandbox } from "./sandbox.ts";

const amount = moneyFromMinor(1250, "USD");
const heard: { body: string; headers: Headers }[] = [];
let answers: number[] = [];
const { apiUrl, close } = await openFakeServer(async (request, response) => {
  heard.push({ body: await text(request), headers: new Headers(request.headers as Record<string, string>) });
  response.writeHead(answers.shift() ?? 200).end();
});

const folder = await mkdtemp(path.join(tmpdir(), "souk-sandbox-"));
const sandbox = createSandbox({
  folder,
  signingSecret: "of the sandbox",
  pageUrl: (reference) => `https://bank.example/${reference}`,
  webhookUrl: () => `${apiUrl}/`,
  now: () => new Date(),
  lateMilliseconds: 50,
});

test("a payment of the demo data can be refunded, an unknown one cannot", async () => {
  const refund = (reference: string) => sandbox.provider.refund({ reference, refundKey: "refund:1", amount });
  expect(await refund("demo_0123456789abcdef")).toEqual({ reference: "demo_0123456789abcdef.refund:1" });
  expect(await refund("demo_0123456789abcdef")).toEqual({ reference: "demo_0123456789abcdef.refund:1" });
  for (const reference of ["sb_01234567890123456789", "demo_../secret"])
    await expect(refund(reference)).rejects.toThrow("has no money");
});

beforeEach(() => {
  heard.length = 0;
  answers = [];
});
afterAll(async () => {
  await close();
  await rm(folder, { recursive: true, force: true });
});

const begin = (paymentKey: string) =>
  sandbox.provider.start({
    paymentKey,
    amount,
    formattedAmount: "$12.50",
    description: "x",
    languageCode: "en",
    shopName: "Souk",
    returnUrl: "http://localhost/",
    startedAt: new Date(),
    customerReference: null,
  });

test("a payment is open until something is decided, and is decided once", async () => {
  const { reference } = await begin("one");
  expect(await sandbox.provider.getStatus(reference)).toEqual({ status: "open" });
  expect(await sandbox.decide(reference, "paid", "never")).toBe("paid");
  expect(await sandbox.decide(reference, "declined", "never")).toBe("paid");
  expect(await sandbox.provider.getStatus(reference)).toEqual({ status: "paid", amount });
});

test("starting the same payment twice begins one", async () => {
  expect(await begin("two")).toEqual(await begin("two"));
});

test("its messages carry a signature that only the sandbox can make", async () => {
  const { reference } = await begin("three");
  await sandbox.decide(reference, "declined", "now");
  await expect.poll(() => heard.length).toBe(1);
  const { body, headers } = heard[0]!;
  expect(await sandbox.provider.readWebhook(body, headers)).toMatchObject({ kind: "payment.declined", reference });
  expect(await sandbox.provider.readWebhook(body.replace("declined", "paid"), headers)).toBeNull();
  expect(await sandbox.provider.readWebhook(body, new Headers())).toBeNull();
});

test("a message sent twice has one event id; one that was not taken comes again", async () => {
  const { reference } = await begin("four");
  answers = [500];
  await sandbox.decide(reference, "paid", "twice");
  await expect.poll(() => heard.length).toBe(3);
  const ids = await Promise.all(
    heard.map(async ({ body, headers }) => (await sandbox.provider.readWebhook(body, headers))?.eventId),
  );
  expect(new Set(ids).size).toBe(1);
});

test("money goes back once for each refund, and only when there is some", async () => {
  const { reference } = await begin("five");
  await expect(sandbox.provider.refund({ reference, refundKey: "refund-1", amount })).rejects.toThrow("no money");
  await sandbox.decide(reference, "paid", "never");
  const first = await sandbox.provider.refund({ reference, refundKey: "refund-1", amount });
  expect(await sandbox.provider.refund({ reference, refundKey: "refund-1", amount })).toEqual(first);
});

test("a reference from outside never becomes a path", async () => {
  expect(await sandbox.find("../secret")).toBeNull();
});
