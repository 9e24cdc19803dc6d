import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { openFakeServer } from "#tests/support/fake-server.ts";
import { createVies } from "./vies.ts";

let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

const NUMBER = { prefix: "EL", body: "094014201", countryCode: "GR" };

/** Answers once, and keeps what was asked. */
async function answering(status: number, answer: string) {
  const requests: string[] = [];
  const server = await openFakeServer(async (request, response) => {
    requests.push(await text(request));
    response.writeHead(status, { "Content-Type": "application/json", Location: "/" }).end(answer);
  });
  ({ close } = server);
  return { ask: createVies(`${server.apiUrl}/`), requests };
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
