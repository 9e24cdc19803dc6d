import { refreshListings } from "#domain/discovery/listing/refresh-listings.ts";
import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { showAmount } from "#domain/platform/currency/show-amount.ts";
import type { InvalidFields, Failure } from "#shared/failures.ts";
import { compareMoney, isZero } from "#shared/money.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { reduced } from "./find-price-rules-of.ts";
import type { PricePreview, SaleOwner } from "./price-rule.ts";
import type { NewPriceRulesInput } from "./price-rule.input.ts";
import {
  findOverlap,
  findPricedProducts,
  insertRules,
  lockProducts,
  type PricedProduct,
} from "./price-rule.repository.ts";
import { readDiscount, readInterval, type ReadDiscount } from "./read-discount.ts";

export type CreatePriceRulesFailure =
  | InvalidFields
  | Failure<"not_yours" | "sale_product_unknown" | "price_overlaps" | "price_not_lower">;

/**
 * Gives products a lower price over an interval. One that would have begun already begins now, so that the lowest price
 * of the 30 days before it stays true. Returns the new prices; a dry run changes nothing.
 */
export async function createPriceRules(
  ctx: Context,
  owner: SaleOwner,
  input: NewPriceRulesInput,
): Promise<Result<PricePreview[], CreatePriceRulesFailure>> {
  if (input.kind === "daily_deal" && owner.kind === "shop") return failure({ code: "not_yours" });
  const discount = readDiscount(ctx, input);
  if (!discount.ok) return discount;
  const read = readInterval(ctx, input, input.kind === "daily_deal");
  if (!read.ok) return read;
  const { endsAt } = read.value;
  const startsAt = read.value.startsAt > ctx.now() ? read.value.startsAt : ctx.now();
  const ids = [...new Set(input.product_ids)];
  return withTransaction(ctx, async (inside): Promise<Result<PricePreview[], CreatePriceRulesFailure>> => {
    const products = await findPricedProducts(inside, owner, ids);
    if (products.length < ids.length) return failure({ code: "sale_product_unknown" });
    const dear = products.find((product) => !isLower(product, discount.value));
    if (dear) return failure({ code: "price_not_lower", values: { name: dear.name } });
    await lockProducts(inside, ids);
    const overlapping = await findOverlap(inside, input.kind, ids, { startsAt, endsAt }, null);
    if (overlapping !== null) return failure({ code: "price_overlaps", values: { name: overlapping } });
    if (!input.dry_run) {
      await insertRules(inside, owner, input.kind, ids, { ...discount.value, startsAt, endsAt });
      if (owner.kind === "operator")
        await logAudit(inside, {
          action: "sale.price",
          subject: { kind: "sale", id: input.kind },
          details: { text: products.map(({ name }) => name).join(", "), after: describeDiscount(input) },
        });
      await refreshListings(inside, ids);
    }
    return success(await Promise.all(products.map((product) => previewOf(inside, product, discount.value))));
  });
}

/** Whether even the cheapest variant costs less, and still something. */
export function isLower(product: Pick<PricedProduct, "lowest">, discount: ReadDiscount): boolean {
  const price = reduced(product.lowest, discount);
  return !isZero(price) && compareMoney(price, product.lowest) < 0;
}

export function describeDiscount({
  discount_kind: kind,
  percent,
  amount,
}: Pick<NewPriceRulesInput, "discount_kind" | "percent" | "amount">): string {
  if (kind === "percent") return `-${percent} %`;
  return kind === "flat" ? `-${amount}` : amount;
}

async function previewOf(ctx: Context, product: PricedProduct, discount: ReadDiscount): Promise<PricePreview> {
  return {
    productId: product.id,
    name: product.name,
    image: product.image,
    price: await showAmount(ctx, product.lowest),
    reducedPrice: await showAmount(ctx, reduced(product.lowest, discount)),
    lowestPrice30Days: await showAmount(ctx, product.lowest30Days),
  };
}
