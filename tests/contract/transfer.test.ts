import { beforeAll, describe, expect, test } from "vitest";
import type { Client } from "../support/client.ts";
import { formOf } from "../support/form-of.ts";
import { buy, type ListedProduct, openShop, type ShownMoney } from "./open-shop.ts";
import { peopleTheShop } from "./order-world.ts";

type Transfer = {
  id: number;
  state: string;
  amount: ShownMoney;
  reference: string;
  has_proof: boolean;
  account: { holder: string; account: string } | null;
};
type Answer = {
  outcome: string;
  redirect_url: string;
  transfer: Transfer | null;
  transfers: { data: (Transfer & { trx_id: string })[] };
};

const PDF = new File(["%PDF-1.7 a transfer"], "transfer.pdf", { type: "application/pdf" });
const shop = openShop({ change: peopleTheShop });
let goods: ListedProduct[];
let boss: Client;

beforeAll(async () => {
  goods = await shop.goods(1);
  boss = await shop.signIn("boss@matrix.example");
});

const proof = (more: Record<string, string> = {}) =>
  formOf({ paid_by: "Ada Lovelace", paid_on: "2026-01-05", ...more, proof: PDF });

const transferOf = async (client: Client, code: string) =>
  (await client.get<Answer>(`user/transfer/${code}`)).body.transfer!;

describe("a purchase paid by transfer", () => {
  test("leads to the account and the reference, takes a proof, and is paid when staff say so", async () => {
    const client = shop.guest();
    const { trxId, placed } = await buy(client, goods, "offline_method");
    expect(placed.redirect_url).toMatch(new RegExp(`/payment/${trxId}$`));
    const transfer = await transferOf(client, trxId);
    expect(transfer).toMatchObject({ state: "waiting", has_proof: false });
    const { html } = await client.page(`payment/${trxId}`);
    expect(html).toContain(transfer.reference);
    expect(html).toContain(transfer.account!.account);

    expect(await client.send(`user/transfer/${trxId}/proof`, proof({ paid_by: "", paid_on: "" }))).toMatchObject({
      status: 422,
      body: { errors: { paid_by: ["This field is required."], paid_on: ["This field is required."] } },
    });
    expect((await client.send<Answer>(`user/transfer/${trxId}/proof`, proof())).status).toBe(200);
    expect(await transferOf(client, trxId)).toMatchObject({ state: "submitted", has_proof: true });
    const stranger = shop.guest();
    expect((await stranger.send(`user/transfer/${trxId}/proof`, proof())).status).toBe(404);
    expect((await stranger.get(`user/transfer-proof/${transfer.id}`)).status).toBe(404);
    const seen = await boss.get(`user/transfer-proof/${transfer.id}`);
    expect(seen.headers.get("Content-Disposition")).toContain("attachment");

    const path = `admin/transfers/${transfer.id}/confirm`;
    const other = await boss.post<Answer>(path, { amount: "0.01" });
    expect(other).toMatchObject({ status: 409, body: { error: expect.stringContaining(transfer.amount.formatted) } });
    const amount = (transfer.amount.amount / 100).toFixed(2);
    expect((await boss.post<Answer>(path, { amount })).body).toMatchObject({ outcome: "paid" });
    expect((await boss.post(path, { amount })).status).toBe(409);
    expect((await client.page(`order-confirmation?trx_id=${trxId}`)).html).toContain("Payment received.");
  });

  test("is still to be paid after its proof was rejected, and says why", async () => {
    const client = await shop.customer();
    const { trxId } = await buy(client, goods, "offline_method");
    const { id } = await transferOf(client, trxId);
    await client.send(`user/transfer/${trxId}/proof`, proof());
    expect((await boss.post(`admin/transfers/${id}/reject`, { reason: "" })).status).toBe(422);
    expect((await boss.post(`admin/transfers/${id}/reject`, { reason: "We see no money." })).status).toBe(200);
    const { html } = await client.page(`payment/${trxId}`);
    expect(html).toContain("We see no money.");
    expect(html).toContain("How would you like to pay?");
    expect((await client.send(`user/transfer/${trxId}/proof`, proof())).status).toBe(409);
  });

  test("can be one order of a purchase, whose code is read as people type it", async () => {
    const client = shop.guest();
    const two = await shop.goods(2);
    const { codes } = await buy(client, two, "sandbox");
    const [code] = codes as [string];
    const typed = code.toLowerCase().replaceAll("-", "");
    const begun = await client.post("user/complete-order", { trx_id: code, payment_type: "offline_method" });
    expect(begun.status).toBe(200);
    expect(await transferOf(client, code)).toMatchObject({ state: "waiting" });
    const { html } = await client.page(`payment/${typed}`);
    expect(html).toContain(`${code}</bdi>`);
    expect(html).not.toContain(`${codes[1]}</bdi>`);
  });
});

test("payment settings refuse invalid values, and switch a payment method off for everyone", async () => {
  const { body } = await boss.get<{ settings: Record<string, unknown> }>("admin/payment-settings");
  const { providers: _providers, is_transfer_on: _isTransferOn, ...settings } = body.settings;
  const late = { ...settings, methods_off: [], unpaid_minutes: 5, unpaid_reminder_minutes: 5 };
  const refused = await boss.post<Answer>("admin/payment-settings", late);
  expect(refused.body.errors.unpaid_reminder_minutes).toHaveLength(1);
  const small = { ...settings, methods_off: [], minimum_voucher: 20, maximum_voucher: 10 };
  const refusedLimits = await boss.post<Answer>("admin/payment-settings", small);
  expect(refusedLimits.body.errors.maximum_voucher).toHaveLength(1);
  const none = { ...settings, is_cash_on_delivery_on: false, methods_off: ["sandbox", "stripe", "offline_method"] };
  expect((await boss.post("admin/payment-settings", none)).status).toBe(422);
  const without = { ...settings, methods_off: ["offline_method"], minimum_voucher: 7, maximum_voucher: 90 };
  expect((await boss.post("admin/payment-settings", without)).status).toBe(200);
  const client = shop.guest();
  await client.post("user/addToCart", { product_id: goods[0]!.id });
  const checkout = await client.get<{ payment_methods: { code: string }[] }>("user/checkout");
  expect(checkout.body.payment_methods.map(({ code }) => code)).not.toContain("offline_method");
  const after = await boss.get<{ settings: object }>("admin/payment-settings");
  expect(after.body.settings).toMatchObject({ minimum_voucher: 7, maximum_voucher: 90 });
});
