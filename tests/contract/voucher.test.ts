import { describe, expect, test } from "vitest";
import { confirmOrder, shareShop, type ListedProduct, type ShownMoney } from "./open-shop.ts";

type Voucher = { id: number; state: string; remaining: ShownMoney; last_four: string; is_own: boolean };
type Answer = {
  redirect_url: string | null;
  voucher_id: number;
  vouchers: Voucher[];
  voucher: { worth: ShownMoney };
  wallet: { balance: ShownMoney };
  amount: ShownMoney;
};
type Client = Awaited<ReturnType<ReturnType<typeof shareShop>["customer"]>>;

const shop = shareShop();
const [goods] = (await shop.goods(1)) as [ListedProduct];

const gift = (more: object = {}) => ({
  amount: "60",
  design: "thanks",
  sender_name: "Ada",
  recipient_name: "Grandma",
  recipient_email: `grandma-${crypto.randomUUID()}@example.com`,
  message: "For the garden.",
  method: "sandbox",
  ...more,
});

/** Buys a voucher at the sandbox, as its page does, and reads its code in the mail. */
async function buy(client: Client, more: object = {}): Promise<{ id: number; code: string }> {
  const input = gift(more);
  const { body } = await client.post<Answer>("user/buy-voucher", input);
  const form = new URLSearchParams({ outcome: "paid", message: "now" });
  const paid = await fetch(body.redirect_url!, { method: "POST", body: form, redirect: "manual" });
  const back = await fetch(paid.headers.get("location")!, { redirect: "manual" });
  expect(back.headers.get("location")).toContain("/user/gift-voucher?bought=paid");
  return { id: body.voucher_id, code: await readCode(input.recipient_email) };
}

async function readCode(recipient: string): Promise<string> {
  let code = "";
  const { url } = shop.server();
  await expect
    .poll(async () => {
      const list = await (await fetch(`${url}/dev/mail`)).text();
      for (const [, path] of list.matchAll(/href="[^"]*(\/dev\/mail\/[^"]+)"/g)) {
        const mail = await (await fetch(url + path!)).text();
        if (mail.includes(recipient)) code ||= /(?:[A-Z2-9]{4}-){3}[A-Z2-9]{4}/.exec(mail)?.[0] ?? "";
      }
      return code;
    })
    .not.toBe("");
  return code;
}

describe("the calls of gift vouchers", () => {
  test("are for customers, except for reading the value of a code", async () => {
    const guest = shop.guest();
    expect((await guest.get("user/vouchers")).status).toBe(401);
    expect((await guest.post("user/buy-voucher", gift())).status).toBe(401);
    expect((await guest.post("user/redeem-voucher", { code: "AAAA-BBBB-CCCC-DDDD" })).status).toBe(401);
    const wrong = await guest.post<Answer>("user/check-voucher", { code: "AAAA-BBBB-CCCC-DDDD" });
    expect(wrong).toMatchObject({
      status: 404,
      body: { error: "We couldn't find this voucher code. Check it and try again." },
    });
  });

  test("refuse a wrong amount, address and day in words", async () => {
    const client = await shop.customer();
    const amount = await client.post<Answer>("user/buy-voucher", gift({ amount: "1" }));
    expect(amount).toMatchObject({ status: 422, body: { errors: { amount: [expect.stringContaining("or more")] } } });
    const address = await client.post<Answer>("user/buy-voucher", gift({ recipient_email: "nobody" }));
    expect(address.status).toBe(422);
    const day = await client.post<Answer>("user/buy-voucher", gift({ send_on: "2001-01-01" }));
    expect(day).toMatchObject({ status: 422, body: { errors: { send_on: [expect.any(String)] } } });
    expect((await client.post("user/buy-voucher", gift({ method: "barter" }))).status).toBe(409);
  });

  test("sell one, which a guest pays with in part and a customer puts into the wallet", async () => {
    const client = await shop.customer();
    const { id, code } = await buy(client, { amount: "500" });
    const guest = shop.guest();
    const { body: filled } = await guest.post<{ trx_id: string }>("user/addToCart", { product_id: goods.id });
    await confirmOrder(guest as Client, filled.trx_id);
    const checked = await guest.post<Answer>("user/check-voucher", { code });
    expect(checked.body.voucher.worth).toMatchObject({ amount: 50_000, currency: "USD" });
    const sent = { trx_id: filled.trx_id, voucher_code: code };
    const atTheDoor = await guest.post<Answer>("user/complete-order", { ...sent, payment_type: "nothing" });
    expect(atTheDoor.status).toBe(200);
    expect(atTheDoor.body.redirect_url).toContain("/order-confirmation");
    const again = await guest.post<Answer>("user/complete-order", { ...sent, payment_type: "voucher" });
    expect(again.body.redirect_url).toContain("/order-confirmation");

    const { body } = await client.get<Answer>("user/vouchers");
    const own = body.vouchers.find((voucher) => voucher.id === id)!;
    expect(own).toMatchObject({ state: "active", is_own: true, last_four: code.slice(-4) });
    expect(own.remaining.amount).toBeLessThan(50_000);
    expect(JSON.stringify(body)).not.toContain(code);

    const friend = await shop.customer();
    const redeemed = await friend.post<Answer>("user/redeem-voucher", { code });
    expect(redeemed.body.amount).toEqual(own.remaining);
    expect((await friend.get<Answer>("user/wallet-data")).body.wallet.balance).toEqual(own.remaining);
    expect((await friend.post("user/redeem-voucher", { code })).status).toBe(409);
  });

  test("let a small one pay a part and the provider the rest; it comes back when that fails", async () => {
    const client = await shop.customer();
    const { code } = await buy(client, { amount: "5" });
    const { body: filled } = await client.post<{ trx_id: string }>("user/addToCart", { product_id: goods.id });
    await confirmOrder(client, filled.trx_id);
    const pay = (payment_type: string) =>
      client.post<Answer>("user/complete-order", { trx_id: filled.trx_id, payment_type, voucher_code: code });
    expect((await pay("voucher")).body.error).toContain("doesn't cover the full amount");
    expect((await pay("cash_on_delivery")).body.error).toContain("cash on delivery");
    const begun = await pay("sandbox");
    expect(begun.body.redirect_url).toContain("/sandbox/pay/");
    const remaining = async () => (await client.get<Answer>("user/vouchers")).body.vouchers[0]!.remaining.amount;
    expect(await remaining()).toBe(0);
    const form = new URLSearchParams({ outcome: "declined", message: "now" });
    const failed = await fetch(begun.body.redirect_url!, { method: "POST", body: form, redirect: "manual" });
    await fetch(failed.headers.get("location")!, { redirect: "manual" });
    expect(await remaining()).toBe(500);
  });
});
