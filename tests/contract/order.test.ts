import { beforeAll, describe, expect, test } from "vitest";
import { ADDRESS, buy, openShop } from "./open-shop.ts";

const shop = openShop();
let code: string;

beforeAll(async () => {
  code = (await buy(shop.guest(), await shop.goods(1))).codes[0]!;
});

describe("track-order", () => {
  test("tells the states of an order to whoever knows its code and contact, never an address", async () => {
    for (const contact of ["ada@example.com", "ADA@example.com", "+1 (555) 010-9988"]) {
      const { status, body } = await shop.guest().post<{ order: object }>("track-order", { code, contact });
      expect(status).toBe(200);
      expect(body.order).toMatchObject({
        code,
        fulfilment_status: "pending",
        payment_status: "unpaid",
        lines_count: 1,
      });
      expect(JSON.stringify(body)).not.toContain(ADDRESS.line_1);
      expect(JSON.stringify(body)).not.toContain(ADDRESS.name);
    }
  });

  test("says the same of a wrong contact as of an unknown code", async () => {
    const client = shop.guest();
    const wrongContact = await client.post("track-order", { code, contact: "eve@example.com" });
    const wrongCode = await client.post("track-order", { code: "SK-0000-0000", contact: "ada@example.com" });
    expect(wrongContact.status).toBe(404);
    expect(wrongCode).toMatchObject({ status: 404, body: wrongContact.body });
  });

  test("asks for both", async () => {
    const { status, body } = await shop.guest().post<{ errors: object }>("track-order", {});
    expect(status).toBe(422);
    expect(body.errors).toHaveProperty("code");
  });

  test("is limited per network address", async () => {
    const client = shop.guest();
    let last = await client.post("track-order", { code, contact: "eve@example.com" });
    for (let tries = 0; tries < 40 && last.status !== 429; tries += 1)
      last = await client.post("track-order", { code, contact: "eve@example.com" });
    expect(last.status).toBe(429);
    expect(Number(last.headers.get("Retry-After"))).toBeGreaterThan(0);
  });
});
