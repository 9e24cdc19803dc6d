import { beforeAll, describe, expect, test } from "vitest";
import { type ListedProduct, confirmOrder, openShop } from "./open-shop.ts";

const shop = openShop({ settings: { disableGuest: true } });
let goods: ListedProduct[];

beforeAll(async () => void (goods = await shop.goods(1)));

describe("where guests may not buy", () => {
  test.each([
    ["checkout", "/login?redirect=%2Fcheckout"],
    ["checkout?trx_id=abc", "/login?redirect=%2Fcheckout%3Ftrx_id%3Dabc"],
    ["payment", "/login?redirect=%2Fpayment"],
    ["payment/abc", "/login?redirect=%2Fpayment%2Fabc"],
    ["ar/checkout", "/ar/login?redirect=%2Fcheckout"],
  ])("%s leads to the login", async (path, target) => {
    const { status, headers } = await shop.guest().page(path);
    expect(status).toBe(302);
    expect(headers.get("Location")).toBe(target);
  });

  test("the login says why", async () => {
    expect((await shop.guest().page("login?redirect=%2Fcheckout")).html).toContain("Please sign in first.");
    expect((await shop.guest().page("login")).html).not.toContain("Please sign in first.");
  });

  test("the calls of the checkout refuse a guest with 401 and let a customer pass", async () => {
    for (const [client, status] of [
      [shop.guest(), 401],
      [await shop.customer(), 200],
    ] as const) {
      const { body } = await client.post<{ trx_id: string }>("user/addToCart", { product_id: goods[0]!.id });
      expect((await client.get("user/checkout")).status).toBe(status);
      expect((await client.post("user/find/shipping_cost", { trx_id: body.trx_id })).status).toBe(status);
      expect((await confirmOrder(client, body.trx_id)).status).toBe(status);
      const placed = await client.post("user/complete-order", {
        trx_id: body.trx_id,
        payment_type: "cash_on_delivery",
      });
      expect(placed.status).toBe(status);
    }
  });
});
