import { beforeAll, describe, expect, test } from "vitest";
import type { Client } from "../client.ts";
import { buy, openShop } from "./open-shop.ts";

const shop = openShop();
let buyer: Client;
let trxId: string;
let codes: string[];

beforeAll(async () => {
  buyer = shop.guest();
  ({ trxId, codes } = await buy(buyer, await shop.goods(2)));
});

describe("an invoice", () => {
  test("opens for the session that bought", async () => {
    expect((await buyer.get(`user/invoice/${codes[0]}`)).status).toBe(200);
    expect((await buyer.page(`get-invoice/${codes[0]}`)).status).toBe(200);
    const whole = await buyer.page(`invoice/${trxId}`);
    expect(whole.status).toBe(200);
    for (const code of codes) expect(whole.html).toContain(code);
    expect(whole.headers.get("Cache-Control")).toContain("no-store");
    expect(whole.html).toContain("noindex");
  });

  test("is not there for anybody else, with a wrong key neither", async () => {
    for (const stranger of [shop.guest(), await shop.customer()]) {
      expect((await stranger.get(`user/invoice/${codes[0]}`)).status).toBe(404);
      for (const path of [
        `get-invoice/${codes[0]}`,
        `invoice/${trxId}`,
        `order-confirmation?trx_id=${trxId}`,
        `payment/${trxId}`,
      ])
        expect((await stranger.page(path)).status).toBe(404);
      expect((await stranger.page(`invoice/${trxId}?key=${"x".repeat(22)}`)).status).toBe(404);
    }
  });

  test("that never was is a 404", async () => {
    expect((await buyer.get("user/invoice/SK-0000-0000")).status).toBe(404);
    expect((await buyer.page("get-invoice/nonsense")).status).toBe(404);
  });
});
