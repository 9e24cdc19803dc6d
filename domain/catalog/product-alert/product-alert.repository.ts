import { and, count, eq, isNull, lt, sql } from "drizzle-orm";
import { readFixedPrice, readMoney, writeMoney } from "#db/columns.ts";
import { listingVariants } from "#db/schema/listing.ts";
import { productAlerts } from "#db/schema/product-alert.ts";
import { products, variants } from "#db/schema/product.ts";
import { stockLevels } from "#db/schema/stock.ts";
import { variantPrices } from "#db/schema/variant-price.ts";
import { proportionalMinor } from "#db/shown-price.ts";
import type { FixedPrice, Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import type { AlertKind, DueAlert } from "./product-alert.ts";

/** `fixed`: of the visitor's currency. */
export type AlertedVariant = { productId: number; price: Money; fixed: FixedPrice | null; isInStock: boolean };

const isBuyable = sql`coalesce(${stockLevels.onHand} - ${stockLevels.allocated}, 0) >= ${products.minimumOrderQuantity}`;

/** A visible variant, with the values that an alert waits for. */
export async function getAlertedVariant(ctx: Context, variantId: number): Promise<AlertedVariant | null> {
  const rows = await ctx.db
    .select({
      productId: listingVariants.productId,
      priceMinor: listingVariants.priceMinor,
      ownMinor: variants.priceMinor,
      fixedMinor: variantPrices.priceMinor,
      isInStock: sql<boolean>`${isBuyable}`,
    })
    .from(listingVariants)
    .innerJoin(products, eq(products.id, listingVariants.productId))
    .innerJoin(variants, eq(variants.id, listingVariants.variantId))
    .leftJoin(
      variantPrices,
      and(eq(variantPrices.variantId, variants.id), eq(variantPrices.currencyCode, ctx.visitor.currency.code)),
    )
    .leftJoin(stockLevels, eq(stockLevels.variantId, listingVariants.variantId))
    .where(eq(listingVariants.variantId, variantId));
  const row = rows[0];
  if (!row) return null;
  const { priceMinor, ownMinor, fixedMinor, ...known } = row;
  const base = ctx.baseCurrency.code;
  const fixed = readFixedPrice({ ownMinor, fixedMinor }, base, ctx.visitor.currency.code);
  return { ...known, fixed, price: readMoney(priceMinor, base) };
}

export type NewAlert = {
  kind: AlertKind;
  customerId: number | null;
  email: string;
  productId: number;
  variantId: number;
  price: Money;
  /** The same as shown, in `currencyCode`. */
  seen: Money;
  languageCode: string;
  currencyCode: string;
  keyHash: string;
};

/** A repeated request updates the pending alert's price, language and currency. */
export async function writeAlert(ctx: Context, { price, seen, ...alert }: NewAlert): Promise<void> {
  const priceMinor = writeMoney(price, ctx.baseCurrency.code);
  const { languageCode, currencyCode } = alert;
  const seenMinor = writeMoney(seen, currencyCode);
  await ctx.db
    .insert(productAlerts)
    .values({ ...alert, priceMinor, seenMinor, createdAt: ctx.now() })
    .onConflictDoUpdate({
      target: [productAlerts.variantId, productAlerts.kind, productAlerts.email],
      targetWhere: isNull(productAlerts.notifiedAt),
      set: {
        priceMinor,
        seenMinor,
        languageCode,
        currencyCode,
        customerId: sql`coalesce(excluded.customer_id, ${productAlerts.customerId})`,
      },
    });
}

/**
 * Claims due alerts, so that no other process does. Expired prices are ignored. Where the variant has a fixed price in
 * the alert's currency, that is what has to fall: neither the base price nor a rate does.
 */
export async function claimDueAlerts(ctx: Context, max: number): Promise<DueAlert[]> {
  const now = sql`${ctx.now().toISOString()}::timestamptz`;
  const shown = proportionalMinor(
    sql`v.price_minor`,
    { own: sql`i.price_minor`, fixed: sql`x.price_minor` },
    sql`c.rounding_step_minor`,
  );
  const isCheaper = sql`case when x.price_minor is null or w.seen_minor is null then v.price_minor < w.price_minor
    else ${shown} < w.seen_minor end`;
  const { rows } = (await ctx.db.execute(sql`
    update product_alerts a set told_at = ${now}
    from products p
    where p.id = a.product_id and a.id in (
      select w.id from product_alerts w
      join listing_variants v on v.variant_id = w.variant_id
      join products o on o.id = w.product_id
      join variants i on i.id = w.variant_id
      left join stock_levels l on l.variant_id = w.variant_id
      left join variant_prices x on x.variant_id = w.variant_id and x.currency_code = w.currency_code
      left join currencies c on c.code = x.currency_code
      where w.told_at is null and case w.kind
        when 'back_in_stock' then coalesce(l.on_hand - l.allocated, 0) >= o.minimum_order_quantity
        else ${isCheaper} and (v.price_valid_until_at is null or v.price_valid_until_at > ${now})
      end
      order by w.id limit ${max} for update of w skip locked
    )
    returning a.id, a.kind, a.customer_id as "customerId", a.email, p.slug, a.variant_id as "variantId",
      a.language_code as "languageCode", a.currency_code as "currencyCode"
  `)) as { rows: DueAlert[] };
  return rows.toSorted((one, other) => one.id - other.id);
}

export async function setAlertKey(ctx: Context, id: number, keyHash: string): Promise<void> {
  await ctx.db.update(productAlerts).set({ keyHash }).where(eq(productAlerts.id, id));
}

/** The address that an alert mail was sent to. */
export async function getEmailOfKey(ctx: Context, keyHash: string): Promise<string | null> {
  const rows = await ctx.db
    .select({ email: productAlerts.email })
    .from(productAlerts)
    .where(eq(productAlerts.keyHash, keyHash));
  return rows[0]?.email ?? null;
}

export async function countWaitingAlerts(ctx: Context, email: string): Promise<number> {
  const rows = await ctx.db
    .select({ waiting: count() })
    .from(productAlerts)
    .where(and(eq(productAlerts.email, email), isNull(productAlerts.notifiedAt)));
  return rows[0]!.waiting;
}

export async function deleteWaitingAlerts(ctx: Context, email: string): Promise<void> {
  await ctx.db.delete(productAlerts).where(and(eq(productAlerts.email, email), isNull(productAlerts.notifiedAt)));
}

export async function deleteAlertsNotifiedBefore(ctx: Context, instant: Date): Promise<void> {
  await ctx.db.delete(productAlerts).where(lt(productAlerts.notifiedAt, instant));
}
