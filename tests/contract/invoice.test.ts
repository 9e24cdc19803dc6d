import { describe, expect, test } from "vitest";
import { buy, shareShop } from "./open-shop.ts";

const shop = shareShop();
const buyer = shop.guest();
const { trxId, codes } = await buy(buyer, await shop.goods(2));

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

  test("is not found for anyone else, nor with a wrong key", async () => {
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

  test("is a PDF too, private and with a name of its own; of one order and of the whole purchase", async () => {
    const { body } = await buyer.get<Invoice>(`user/invoice/${codes[0]}`);
    const { invoice_number: number } = body.invoice.orders[0]!;
    const one = await fetchPdf(`user/invoice/download/${codes[0]}`);
    expect(one.status).toBe(200);
    expect(one.headers.get("Content-Type")).toBe("application/pdf");
    expect(one.headers.get("Cache-Control")).toContain("no-store");
    expect(one.headers.get("Content-Disposition")).toContain(`filename="invoice-${number}.pdf"`);
    expect(one.headers.get("Content-Disposition")).toContain("filename*=UTF-8''");
    const whole = await fetchPdf(`user/invoice/download/${trxId}`);
    expect(pagesOf(one.file)).toBe(1);
    expect(pagesOf(whole.file)).toBe(codes.length);
  });

  test("has the same amounts in its call and on its screen, and taxes that add up", async () => {
    const { body } = await buyer.get<Invoice>(`user/invoice/${trxId}`);
    const { html } = await buyer.page(`invoice/${trxId}`);
    for (const order of body.invoice.orders) {
      const sum = (name: "net" | "tax") => order.taxes.reduce((total, tax) => total + tax[name].amount, 0);
      expect(sum("tax")).toBe(order.tax.amount + order.shipping_tax.amount);
      expect(sum("net") + sum("tax")).toBe(order.total.amount);
      expect(html).toContain(order.invoice_number);
      expect(html).toContain(order.seller.vat_number);
      for (const { net, tax } of order.taxes)
        for (const { formatted } of [net, tax, order.total]) expect(html).toContain(formatted);
    }
  });

  test("as a PDF is not found for anyone else, nor is a credit note", async () => {
    const stranger = shop.guest();
    expect((await stranger.get(`user/invoice/download/${codes[0]}`)).status).toBe(404);
    expect((await stranger.get(`user/invoice/download/${trxId}?key=${"x".repeat(22)}`)).status).toBe(404);
    expect((await stranger.get("user/credit-note/CN-1-999999")).status).toBe(404);
    expect((await stranger.get("user/credit-note/download/nonsense")).status).toBe(404);
    expect((await stranger.page("credit-note/CN-1-999999")).status).toBe(404);
  });
});

type Amount = { amount: number; formatted: string };
type Invoice = {
  invoice: {
    orders: {
      invoice_number: string;
      seller: { vat_number: string };
      total: Amount;
      tax: Amount;
      shipping_tax: Amount;
      taxes: { net: Amount; tax: Amount }[];
    }[];
  };
};

async function fetchPdf(path: string) {
  const answer = await fetch(`${shop.server().url}/${path}`, { headers: { Cookie: buyer.cookies() } });
  return { status: answer.status, headers: answer.headers, file: Buffer.from(await answer.arrayBuffer()) };
}

const pagesOf = (file: Buffer) => file.toString("latin1").match(/\/Type \/Page\b/g)?.length;
