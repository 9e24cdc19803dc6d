import { describe, expect, test } from "vitest";
import { confirmOrder, shareShop, type ListedProduct, type ShownMoney } from "./open-shop.ts";

type Cart = {
  carts: unknown[];
  coupons: { code: string; title: string; shop_id: number | null; discount: ShownMoney }[];
  totals: Record<string, ShownMoney> & { shops: (Record<string, ShownMoney> & { shop_id: number })[] };
  changes: { kind: string; line_id: number | null; name: string; message: string }[];
  trx_id: string;
  redirect_url: string;
};
type Client = ReturnType<typeof shop.guest>;

const shop = shareShop();
const [goods] = (await shop.goods(1)) as [ListedProduct];

/** A cart that is worth 100 dollars or so. */
async function fill(client: Client): Promise<string> {
  const quantity = Math.min(goods.current_stock - 1, Math.ceil(10_000 / goods.price.amount));
  return (await client.post<Cart>("user/addToCart", { product_id: goods.id, quantity })).body.trx_id;
}

const apply = (client: Client, trxId: string, code: string) =>
  client.post<Cart>("user/apply_coupon", { trx_id: trxId, coupon_code: code });

describe("a coupon's calls", () => {
  test("return the cart with the discount of each code, and the purchase is charged accordingly", async () => {
    const client = await shop.customer();
    const trxId = await fill(client);
    const { status, body } = await apply(client, trxId, " welcome10 ");
    expect(status).toBe(200);
    expect(body.success).toEqual(expect.any(String));
    expect(body.coupons).toMatchObject([{ code: "WELCOME10", shop_id: null, discount: { currency: "USD" } }]);
    expect(body.totals.coupon_discount).toEqual(body.coupons[0]!.discount);
    expect(body.trx_id).toBe(trxId);
    const confirmed = await confirmOrder(client, trxId);
    const { totals } = confirmed.body as unknown as Cart;
    expect(totals.coupon_discount!.amount).toBeGreaterThan(0);
    const placed = await client.post<Cart>("user/complete-order", {
      trx_id: trxId,
      payment_type: "cash_on_delivery",
      total: { amount: totals.total!.amount, currency: totals.total!.currency },
    });
    expect(placed.status).toBe(200);
    for (const screen of ["order-confirmation?trx_id=", "invoice/"])
      expect((await client.page(`${screen}${trxId}`)).html).toContain(totals.coupon_discount!.formatted);
    const again = await fill(client);
    expect(await apply(client, again, "WELCOME10")).toMatchObject({
      status: 409,
      body: { error: "You've already used this code." },
    });
  });

  test("remove a code again", async () => {
    const client = shop.guest();
    const trxId = await fill(client);
    expect((await apply(client, trxId, "MARKET3")).status).toBe(200);
    const { status, body } = await client.post<Cart>("user/coupon-delete", { trx_id: trxId, coupon_code: "market3" });
    expect(status).toBe(200);
    expect(body.coupons).toEqual([]);
    expect(body.totals.coupon_discount!.amount).toBe(0);
    const gone = await client.post<Cart>("user/coupon-delete", { trx_id: trxId, coupon_code: "MARKET3" });
    expect(gone).toMatchObject({ status: 404, body: { error: "We couldn't find this code. Check it and try again." } });
  });

  test("refuse with a message", async () => {
    const client = shop.guest();
    const trxId = await fill(client);
    expect(await apply(client, trxId, "NOSUCHCODE")).toMatchObject({
      status: 404,
      body: { error: "We couldn't find this code. Check it and try again." },
    });
    expect(await apply(client, trxId, "WELCOME10")).toMatchObject({
      status: 401,
      body: { error: "Please sign in first." },
    });
    expect(await apply(client, "a-trx-of-nobody", "MARKET3")).toMatchObject({ status: 404 });
    expect(await client.post("user/apply_coupon", { trx_id: trxId })).toMatchObject({
      status: 422,
      body: { errors: { coupon_code: [expect.any(String)] } },
    });
    const arabic = shop.guest({ language: "ar" });
    const refused = await apply(arabic, await fill(arabic), "NOSUCHCODE");
    expect(refused.body.error).toBe("لم يُعثر على هذا الرمز.");
  });

  test("return 429 for guessing", async () => {
    const client = shop.guest();
    const trxId = await fill(client);
    for (let tries = 0; tries < 30; tries += 1) await apply(client, trxId, `GUESS${tries}`);
    const { status, headers } = await apply(client, trxId, "MARKET3");
    expect(status).toBe(429);
    expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
  });
});
