import { eq, sql, type SQL } from "drizzle-orm";
import { readMoney, writeMoney } from "#db/columns.ts";
import { shopPayoutTerms } from "#db/schema/payout.ts";
import { shops } from "#db/schema/shop.ts";
import { timesQuantity, unitOf, type Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import type { BalanceSums, PayoutSchedule, PayoutTerms } from "./payout.ts";

type SumRow = { shopId: number; balance: number; pending: number; released: number; held: number; paid: number };
export type ShopSums = { shopId: number; sums: BalanceSums };

/**
 * Each shop's balance, from the ledger's entries. Pending: of orders whose return window is open or that have an open
 * return; an order's refunds count against its own earning only.
 */
export async function findBalanceSums(ctx: Context, shopIds: readonly number[] | "all"): Promise<ShopSums[]> {
  const { payoutReserveDays } = ctx.settings;
  const now = sql`${ctx.now().toISOString()}::timestamptz`;
  const isWanted: SQL = shopIds === "all" ? sql`a.shop_id is not null` : sql`a.shop_id in ${[...shopIds]}`;
  const { rows } = (await ctx.db.execute(sql`
    with entries as (
      select a.shop_id, a.kind, t.kind as cause, t.order_id, e.amount_minor
      from ledger_accounts a join ledger_entries e on e.account_id = a.id
      join ledger_transactions t on t.id = e.transaction_id where ${isWanted}
    ), by_order as (
      select x.shop_id, sum(x.amount_minor) as net,
        o.delivered_at + o.return_days * interval '24 hours' > ${now}
          or exists (select 1 from returns r where r.order_id = o.id and r.ended_at is null) as is_pending,
        o.delivered_at + (o.return_days + ${payoutReserveDays}::int) * interval '24 hours' > ${now} as is_recent
      from entries x join orders o on o.id = x.order_id
      where x.kind = 'shop_earning' group by x.shop_id, o.id
    ), parts as (
      select shop_id, sum(net) filter (where is_pending and net > 0) as pending,
        sum(net) filter (where not is_pending and is_recent and net > 0) as released
      from by_order group by shop_id
    )
    select x.shop_id as "shopId",
      coalesce(sum(x.amount_minor) filter (where x.kind = 'shop_earning'), 0)::float8 as balance,
      coalesce(max(p.pending), 0)::float8 as pending, coalesce(max(p.released), 0)::float8 as released,
      coalesce(sum(x.amount_minor) filter (where x.kind = 'shop_payout'), 0)::float8 as held,
      coalesce(sum(-x.amount_minor) filter (where x.cause = 'payout'), 0)::float8 as paid
    from entries x left join parts p on p.shop_id = x.shop_id group by x.shop_id order by x.shop_id
  `)) as { rows: SumRow[] };
  const money = (minor: number) => readMoney(minor, ctx.baseCurrency.code);
  return rows.map(({ shopId, balance, pending, released, held, paid }) => ({
    shopId,
    sums: {
      balance: money(balance),
      pending: money(pending),
      released: money(released),
      held: money(held),
      paid: money(paid),
    },
  }));
}

/** The total paid to a customer as an affiliate so far. */
export async function sumPaidToAffiliate(ctx: Context, customerId: number): Promise<number> {
  const { rows } = (await ctx.db.execute(sql`
    select coalesce(sum(amount_minor), 0)::float8 as paid from payouts
    where customer_id = ${customerId} and status = 'paid'
  `)) as { rows: { paid: number }[] };
  return rows[0]!.paid;
}

type TermsRow = {
  schedule: string | null;
  minimumMinor: number | null;
  reserve: number | null;
  account: string | null;
};
/** Null if the settings apply. */
type OwnTerms = { schedule: string | null; minimum: Money | null; reserve: number | null; account: string | null };

function readTerms(ctx: Context, row: TermsRow | undefined): PayoutTerms {
  const { settings } = ctx;
  return {
    schedule: (row?.schedule ?? settings.payoutSchedule) as PayoutSchedule,
    minimum: readMinimum(ctx, row?.minimumMinor ?? null) ?? minimumOf(ctx),
    reserveBasisPoints: row?.reserve ?? settings.payoutReserveBasisPoints,
    providerAccount: row?.account ?? "",
  };
}

function readMinimum({ baseCurrency }: Context, stored: number | null): Money | null {
  return stored === null ? null : readMoney(stored, baseCurrency.code);
}

export function minimumOf(ctx: Context) {
  return unitsOf(ctx, ctx.settings.payoutMinimum);
}

/** Units of the base currency as an amount. */
export function unitsOf({ baseCurrency }: Context, units: number) {
  return timesQuantity(unitOf(baseCurrency.code), units);
}

const termColumns = {
  schedule: shopPayoutTerms.schedule,
  minimumMinor: shopPayoutTerms.minimumMinor,
  reserve: shopPayoutTerms.reserveBasisPoints,
  account: shopPayoutTerms.providerAccount,
};

export async function getTerms(ctx: Context, shopId: number): Promise<PayoutTerms> {
  const rows = await ctx.db.select(termColumns).from(shopPayoutTerms).where(eq(shopPayoutTerms.shopId, shopId));
  return readTerms(ctx, rows[0]);
}

export type PayableShop = { id: number; name: string; isOperator: boolean; status: string };

export async function getPayableShop(ctx: Context, shopId: number): Promise<PayableShop | null> {
  return (await findPayableShops(ctx)).find(({ shop }) => shop.id === shopId)?.shop ?? null;
}

/** All shops but the operator's own, with their terms. */
export async function findPayableShops(
  ctx: Context,
): Promise<{ shop: PayableShop; terms: PayoutTerms; own: OwnTerms }[]> {
  const rows = await ctx.db
    .select({
      id: shops.id,
      name: shops.name,
      isOperator: shops.isOperator,
      status: shops.status,
      ...termColumns,
    })
    .from(shops)
    .leftJoin(shopPayoutTerms, eq(shopPayoutTerms.shopId, shops.id))
    .where(eq(shops.isOperator, false))
    .orderBy(shops.name, shops.id);
  return rows.map(({ schedule, minimumMinor, reserve, account, ...shop }) => {
    const minimum = readMinimum(ctx, minimumMinor);
    const terms = readTerms(ctx, { schedule, minimumMinor, reserve, account });
    return { shop, own: { schedule, minimum, reserve, account }, terms };
  });
}

export async function saveTerms(
  ctx: Context,
  shopId: number,
  {
    minimum,
    ...terms
  }: {
    schedule: PayoutSchedule | null;
    minimum: Money | null;
    reserveBasisPoints: number | null;
    providerAccount: string;
  },
): Promise<void> {
  const values = { ...terms, minimumMinor: minimum && writeMoney(minimum, ctx.baseCurrency.code) };
  await ctx.db
    .insert(shopPayoutTerms)
    .values({ shopId, ...values })
    .onConflictDoUpdate({ target: shopPayoutTerms.shopId, set: values });
}
