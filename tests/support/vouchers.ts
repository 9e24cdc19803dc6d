import { sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { mails } from "#db/schema/mail.ts";
import { orderLines, orders } from "#db/schema/order.ts";
import { purchases } from "#db/schema/purchase.ts";
import { voucherMoves, vouchers } from "#db/schema/voucher.ts";
import type { Context } from "#domain/context.ts";
import { buyVoucher } from "#domain/accounts/voucher/buy-voucher.ts";
import type { BuyVoucherInput } from "#domain/accounts/voucher/voucher.input.ts";
import { creditWallet } from "#domain/accounts/wallet/credit-wallet.ts";
import { addMoney, parseMajorUnits, toBase, unitOf } from "#shared/money.ts";

let made = 0;

export const GIFT: BuyVoucherInput = {
  amount: "50",
  design: "birthday",
  sender_name: "Ada",
  recipient_name: "Grandma",
  recipient_email: "grandma@example.com",
  message: "For the garden.",
  method: "wallet",
};

/** A voucher that is paid out of a wallet which was filled for it; returns its id, and its code if it was sent. */
export async function makeVoucher(
  ctx: Context,
  amount: string,
  more: Partial<BuyVoucherInput> = {},
): Promise<{ voucherId: number; code: string }> {
  made += 1;
  const { code, exchangeRate } = ctx.visitor.currency;
  const base = ctx.baseCurrency.code;
  await creditWallet(ctx, {
    customerId: ctx.visitor.customerId!,
    amount: addMoney(toBase(parseMajorUnits(amount, code)!, exchangeRate, base), unitOf(base)),
    kind: "correction",
    idempotencyKey: `voucher-test:${made}:${crypto.randomUUID()}`,
  });
  const bought = await buyVoucher(ctx, { ...GIFT, amount, ...more });
  if (!bought.ok) throw new Error(JSON.stringify(bought.failure));
  const { voucherId } = bought.value;
  return { voucherId, code: await readCode(ctx.db, voucherId) };
}

/** The code in the last mail of a voucher; empty where none was written. */
export async function readCode(db: Database, voucherId: number): Promise<string> {
  const rows = await db
    .select({ data: mails.data })
    .from(mails)
    .where(sql`${mails.idempotencyKey} like ${`voucher:${voucherId}:%`}`)
    .orderBy(sql`${mails.id} desc`)
    .limit(1);
  return (rows[0]?.data as { code?: string } | undefined)?.code ?? "";
}

/** A placed purchase of one line that is not paid. */
export async function placePurchase(
  db: Database,
  { shopId, minor, currencyCode = "USD", exchangeRate = "1", customerId = null }: PlacedPurchase,
  line: Partial<typeof orderLines.$inferInsert> = {},
): Promise<{ purchaseId: number; orderId: number; trxId: string }> {
  made += 1;
  const now = new Date();
  const amounts = { subTotalMinor: minor, totalMinor: minor };
  const trxId = `voucher-${made}-${crypto.randomUUID()}`;
  const [purchase] = await db
    .insert(purchases)
    .values({
      ...amounts,
      trxId,
      currencyCode,
      exchangeRate,
      customerId,
      status: "placed",
      email: "ada@example.com",
      languageCode: "en",
      shipToCountryCode: "US",
      paymentMethod: "sandbox",
      termsAcceptedAt: now,
      placedAt: now,
      expiresAt: new Date(now.getTime() + 900_000),
    })
    .returning({ id: purchases.id });
  const [order] = await db
    .insert(orders)
    .values({ ...amounts, purchaseId: purchase!.id, shopId, code: orderCode() })
    .returning({ id: orders.id });
  await db.insert(orderLines).values({
    orderId: order!.id,
    productSlug: "a",
    productName: "A",
    sku: "A",
    quantity: 1,
    unitPriceMinor: minor,
    lineTotalMinor: minor,
    taxClassCode: "standard",
    ...line,
  });
  return { purchaseId: purchase!.id, orderId: order!.id, trxId };
}

type PlacedPurchase = {
  shopId: number;
  minor: number;
  currencyCode?: string;
  exchangeRate?: string;
  customerId?: number | null;
};

function orderCode(): string {
  const letters = crypto.randomUUID().replaceAll("-", "").toUpperCase();
  return `SK-${letters.slice(0, 4)}-${letters.slice(4, 8)}`;
}

/** Where vouchers do not balance: what the ledger owes, what the vouchers say is owed, and the sum of their movements. */
export async function findVoucherDifferences(db: Database): Promise<string[]> {
  const { rows } = (await db.execute(sql`
    select 'book' as name, (coalesce((select sum(book_minor) from ${vouchers}), 0) -
      coalesce((select sum(e.amount_minor) from ledger_entries e join ledger_accounts a on a.id = e.account_id
        where a.kind = 'voucher_liability' and a.name = ''), 0))::float8 as difference
    union all
    select 'held', (coalesce((select sum(e.amount_minor) from ledger_entries e join ledger_accounts a on a.id = e.account_id
        where a.kind = 'voucher_liability' and a.name = 'held'), 0))::float8
      where not exists (select 1 from payments where provider = 'voucher' and status = 'started')
    union all
    select 'voucher ' || v.id, abs(v.remaining_minor - coalesce(sum(m.amount_minor), 0)) + abs(v.book_minor - coalesce(sum(m.book_minor), 0))
      from ${vouchers} v left join ${voucherMoves} m on m.voucher_id = v.id group by v.id
  `)) as { rows: { name: string; difference: number | string }[] };
  return rows.filter(({ difference }) => Number(difference) !== 0).map((row) => `${row.name}: ${row.difference}`);
}
