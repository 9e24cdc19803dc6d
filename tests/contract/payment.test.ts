import { describe, expect, test } from "vitest";
import { buy, shareShop } from "./open-shop.ts";

const shop = shareShop();
const goods = await shop.goods(1);

describe("paying", () => {
  test("sends the browser to the provider, and merely coming back pays nothing", async () => {
    const client = shop.guest();
    const { trxId, placed } = await buy(client, goods, "sandbox");
    expect(placed.redirect_url).toMatch(/\/sandbox\/pay\//);
    const { html } = await client.page(`payment/${trxId}`);
    expect(html).toContain("Amount due");
    expect((await client.page(`order-confirmation?trx_id=${trxId}`)).html).toContain(
      "Your order is waiting for payment",
    );
  });

  test("pressed again leads to the same attempt", async () => {
    const client = shop.guest();
    const { trxId, placed } = await buy(client, goods, "sandbox");
    const again = await client.post("user/complete-order", { trx_id: trxId, payment_type: "sandbox" });
    expect(again).toMatchObject({ status: 200, body: { redirect_url: placed.redirect_url } });
  });

  test("a message without the provider's signature is refused, whatever it says", async () => {
    const client = shop.guest();
    const { trxId } = await buy(client, goods, "sandbox");
    const message = { id: "made-up", type: "payment.paid", reference: trxId, status: "paid" };
    for (const headers of [
      {},
      { "Sandbox-Signature": "0".repeat(64) },
      { "X-Sandbox-Signature": "t=1,v1=0" },
    ] as Record<string, string>[]) {
      const { status } = await client.post("payment/webhook/sandbox", message, {
        token: null,
        withoutMarker: true,
        headers,
      });
      expect(status).toBe(403);
    }
    expect((await client.post("payment/webhook/nobody", message)).status).toBe(404);
    expect((await client.page(`order-confirmation?trx_id=${trxId}`)).html).toContain(
      "Your order is waiting for payment",
    );
  });

  test("returning from an unknown payment is refused", async () => {
    expect((await shop.guest().get("payment/return/1.made-up")).status).toBe(404);
  });

  test("cards are saved for accounts, and only their owner can use them", async () => {
    const guest = shop.guest();
    expect((await guest.get("user/cards")).status).toBe(401);
    expect((await guest.post("user/cards/1/remove", {})).status).toBe(401);
    const customer = await shop.customer();
    expect(await customer.get("user/cards")).toMatchObject({ status: 200, body: { cards: [] } });
    expect((await customer.post("user/cards/1/remove", {})).status).toBe(404);
  });

  test("a card that is not one's own pays nothing, and without keys Stripe is not offered", async () => {
    const client = shop.guest();
    const { trxId } = await buy(client, goods, "sandbox");
    for (const card of [{ payment_type: "sandbox", card_id: 1 }, { payment_type: "stripe" }])
      expect((await client.post("user/complete-order", { trx_id: trxId, ...card })).status).toBe(409);
    expect((await client.post("payment/webhook/stripe", {})).status).toBe(404);
  });
});
