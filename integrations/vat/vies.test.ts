import { createServer, type Server } from "node:http";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createVies } from "./vies.ts";

let server: Server | null = null;
afterEach(() => server?.close());

const NUMBER = { prefix: "EL", body: "094014201", countryCode: "GR" };

/** Answers once, and keeps what was asked. */
async function answering(status: number, answer: string) {
  const requests: string[] = [];
  server = createServer((request, response) => {
    void text(request).then((body) => {
      requests.push(body);
      response.writeHead(status, { "Content-Type": "application/json", Location: "/" }).end(answer);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { ask: createVies(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`), requests };
}

test("asks with the prefix of the register and brings its reference", async () => {
  const { ask, requests } = await answering(200, '{"valid":true,"requestIdentifier":"WAPIAAAAX","name":"A"}');
  expect(await ask(NUMBER)).toEqual({ isValid: true, reference: "WAPIAAAAX" });
  expect(requests.map((body) => JSON.parse(body) as unknown)).toEqual([{ countryCode: "EL", vatNumber: "094014201" }]);
});

test("a number that is not registered is not valid", async () => {
  const { ask } = await answering(200, '{"valid":false,"userError":"INVALID"}');
  expect(await ask(NUMBER)).toEqual({ isValid: false, reference: "" });
});

test.each([
  [200, '{"valid":false,"userError":"MS_UNAVAILABLE"}'],
  [200, '{"actionSucceed":false}'],
  [200, "<html>"],
  [302, "{}"],
  [503, "{}"],
])("an answer %i %s says nothing of the number", async (status, answer) => {
  const { ask } = await answering(status, answer);
  await expect(ask(NUMBER)).rejects.toThrow();
});
