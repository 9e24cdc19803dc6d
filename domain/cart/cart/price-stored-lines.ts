import { findBoughtSaleUnits } from "#domain/pricing/campaign/find-bought-sale-units.ts";
import { findEndedPriceRules, findPriceRules, rulesForVariant } from "#domain/pricing/price/find-price-rules.ts";
import { priceNow, type TargetedPriceRule } from "#domain/pricing/price/price-now.ts";
import { compareMoney } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import type { CartLine } from "./cart.ts";
import type { StoredCartLine } from "./cart.repository.ts";

/** The lifetime of a cart. */
const OFFERS_REMEMBERED = 31 * 86_400_000;

export type RuledLine = Omit<CartLine, "isOfferOver">;

/** The lines of a cart, in order, at current prices. Lines of one purchase share the units at a campaign's price. */
export async function priceStoredLines(
  ctx: Context,
  cartId: number,
  stored: readonly StoredCartLine[],
): Promise<CartLine[]> {
  const rules = await findRulesOf(ctx, stored);
  return markEndedOffers(ctx, await ruleLines(ctx, cartId, stored, rules), rules);
}

/** The same, without finding out why a price has changed. */
export async function priceShownLines(
  ctx: Context,
  cartId: number,
  stored: readonly StoredCartLine[],
): Promise<RuledLine[]> {
  return ruleLines(ctx, cartId, stored, await findRulesOf(ctx, stored));
}

function findRulesOf(ctx: Context, stored: readonly StoredCartLine[]): Promise<TargetedPriceRule[]> {
  const productIds = stored.map(({ productId }) => productId);
  return findPriceRules(ctx, productIds);
}

async function ruleLines(
  ctx: Context,
  cartId: number,
  stored: readonly StoredCartLine[],
  rules: readonly TargetedPriceRule[],
): Promise<RuledLine[]> {
  const capped = rules.flatMap(({ caps }) => (caps?.maximumPerBuyer ? [caps.campaignProductId] : []));
  return applyRules(stored, rules, await findBoughtSaleUnits(ctx, cartId, capped), ctx.now());
}

/** `bought`: the units that the buyer already bought at a campaign's price, by campaign product. */
export function applyRules(
  stored: readonly StoredCartLine[],
  rules: readonly TargetedPriceRule[],
  bought: ReadonlyMap<number, number>,
  now: Date,
): RuledLine[] {
  const taken = new Map<string, number>();
  return stored.map((line) => {
    const own = rulesForVariant(rules, line.productId, line.variantId);
    const usual = own.filter(({ caps }) => caps === null);
    const priceWith = (some: readonly TargetedPriceRule[]) => priceNow(line.ownPrice, some, now, line.quantity).price;
    const isCapped = own.some(({ caps }) => caps !== null && caps.maximumPerBuyer !== null);
    const plain = { ...line, unitPrice: priceWith(usual), campaignProductId: null, saleUnitsLeft: null, isCapped };
    const sale = own.find(({ caps }) => caps !== null);
    if (!sale?.caps) return plain;
    const { campaignProductId } = sale.caps;
    const key = `${line.isSavedForLater ? line.id : line.buyNowTrxId}:${campaignProductId}`;
    const before = taken.get(key) ?? 0;
    const left = Math.min(
      sale.caps.unitsLeft ?? Infinity,
      (sale.caps.maximumPerBuyer ?? Infinity) - (bought.get(campaignProductId) ?? 0),
    );
    const unitsLeft = left - before;
    const unitPrice = priceWith(own);
    if (unitsLeft < line.minimumOrderQuantity || compareMoney(unitPrice, plain.unitPrice) >= 0) return plain;
    taken.set(key, before + Math.min(line.quantity, unitsLeft));
    return {
      ...line,
      unitPrice,
      campaignProductId,
      isCapped,
      saleUnitsLeft: unitsLeft === Infinity ? null : unitsLeft,
    };
  });
}

/** Marks lines whose price has risen because an offer ended, or has no units left for this buyer. */
async function markEndedOffers(
  ctx: Context,
  lines: readonly RuledLine[],
  rules: readonly TargetedPriceRule[],
): Promise<CartLine[]> {
  const pricierLines = lines.filter(({ seenPrice, unitPrice }) => compareMoney(seenPrice, unitPrice) < 0);
  const productIds = pricierLines.map(({ productId }) => productId);
  const ended = await findEndedPriceRules(ctx, productIds, new Date(ctx.now().getTime() - OFFERS_REMEMBERED));
  const over = [...ended, ...rules].map((rule) => ({ ...rule, endsAt: null, isUsedUp: false }));
  return lines.map((line) => {
    const own = pricierLines.includes(line) ? rulesForVariant(over, line.productId, line.variantId) : [];
    const isOfferOver = own.some(
      (rule) => compareMoney(priceNow(line.ownPrice, [rule], ctx.now(), line.quantity).price, line.seenPrice) === 0,
    );
    return { ...line, isOfferOver };
  });
}
