import { describe, expect, test } from "vitest";
import { confirmOrder, shareShop, type ListedProduct, type ShownMoney } from "./open-shop.ts";

type Answer = {
  redirect_url: string;
  recharge_id: number;
  wallet: { balance: ShownMoney; held: ShownMoney | null; recharges: unknown[]; methods: { code: string }[] };
  history: { data: { kind: string; amount: ShownMoney; is_incoming: boolean }[]; total: number };
  available: number;
  payment_methods: { code: string }[];
};
type Client = Awaited<ReturnType<ReturnType<typeof shareShop>["customer"]>>;

const shop = shareShop();
const [goods] = (await shop.goods(1)) as [ListedProduct];

/** Pays a recharge at the sandbox, as its page does. */
async function recharge(client: Client, amount: string): Promise<void> {
  const { body } = await client.post<Answer>("user/recharge-wallet", { amount, method: "sandbox" });
  const form = new URLSearchParams({ outcome: "paid", message: "now" });
  const paid = await fetch(body.redirect_url, { method: "POST", body: form, redirect: "manual" });
  const back = await fetch(paid.headers.get("location")!, { redirect: "manual" });
  expect(back.headers.get("location")).toContain("/my-wallet?recharge=approved");
}

const walletOf = async (client: Client) => (await client.get<Answer>("user/wallet-data")).body.wallet;

describe("a wallet's calls", () => {
  test("are for customers", async () => {
    const guest = shop.guest();
    for (const path of ["wallet-data", "wallet-history", "wallet-history.csv", "reward-history"])
      expect((await guest.get(`user/${path}`)).status).toBe(401);
    expect((await guest.post("user/recharge-wallet", { amount: "10", method: "sandbox" })).status).toBe(401);
    expect((await guest.post("user/convert-reward", { points: 100 })).status).toBe(401);
  });

  test("credit what the provider was paid, and list the movements", async () => {
    const client = await shop.customer();
    expect((await walletOf(client)).balance).toMatchObject({ amount: 0, currency: "USD" });
    await recharge(client, "40.50");
    expect((await walletOf(client)).balance.amount).toBe(4050);
    const { body } = await client.get<Answer>("user/wallet-history?kind=recharge");
    expect(body.history).toMatchObject({ total: 1, data: [{ kind: "recharge", is_incoming: true }] });
    expect((await client.get("user/wallet-history?page=0")).status).toBe(422);
  });

  test("refuse a wrong amount and a method that is not offered, in words", async () => {
    const client = await shop.customer();
    const wrong = await client.post<Answer>("user/recharge-wallet", { amount: "-5", method: "sandbox" });
    expect(wrong.status).toBe(422);
    expect(wrong.body.errors.amount).toHaveLength(1);
    expect((await client.post("user/recharge-wallet", { amount: "5", method: "barter" })).status).toBe(409);
    const few = await client.post<Answer>("user/convert-reward", { points: 100 });
    expect(few).toMatchObject({ status: 409, body: { error: expect.stringContaining("points") } });
  });

  test("pay a purchase whole, or a part with the rest at the provider", async () => {
    const client = await shop.customer();
    await recharge(client, "1");
    const { body: filled } = await client.post<{ trx_id: string }>("user/addToCart", { product_id: goods.id });
    const confirmed = await confirmOrder(client, filled.trx_id);
    const checkout = confirmed.body as unknown as Answer;
    expect(checkout.payment_methods.map(({ code }) => code)).not.toContain("wallet");
    const short = await client.post("user/complete-order", { trx_id: filled.trx_id, payment_type: "wallet" });
    expect(short.status).toBe(409);
    const part = await client.post<Answer>("user/complete-order", {
      trx_id: filled.trx_id,
      payment_type: "sandbox",
      use_wallet: true,
    });
    expect(part.body.redirect_url).toContain("/sandbox/pay/");
    expect(await walletOf(client)).toMatchObject({ balance: { amount: 0 }, held: { amount: 100 } });
    const form = new URLSearchParams({ outcome: "paid", message: "never" });
    const paid = await fetch(part.body.redirect_url, { method: "POST", body: form, redirect: "manual" });
    const back = await fetch(paid.headers.get("location")!, { redirect: "manual" });
    expect(back.headers.get("location")).toContain("/order-confirmation");
    expect(await walletOf(client)).toMatchObject({ balance: { amount: 0 }, held: null });

    await recharge(client, "500");
    const { body: again } = await client.post<{ trx_id: string }>("user/addToCart", { product_id: goods.id });
    await confirmOrder(client, again.trx_id);
    const whole = await client.post<Answer>("user/complete-order", { trx_id: again.trx_id, payment_type: "wallet" });
    expect(whole.body.redirect_url).toContain("/order-confirmation");
    expect((await walletOf(client)).balance.amount).toBeLessThan(50_000);
  });
});
