import { findFollowedIds } from "#domain/shops/follower/find-followed-ids.ts";
import { findShopsById } from "#domain/shops/shop/find-shops-by-id.ts";
import type { Context } from "../../context.ts";
import type { OpenCoupon } from "./coupon.ts";
import { findOpenCoupons } from "./find-open-coupons.ts";
import { countOwnUses } from "./own-uses.repository.ts";

/** The open coupons of one shop; the operator's if `shop` is null. */
export type OwnCoupons = { shop: { slug: string; name: string } | null; coupons: OpenCoupon[] };

const MAX_SHOPS = 50;

/**
 * Coupons available to the visitor: the operator's and those of followed shops, without those the visitor has used up.
 */
export async function findOwnCoupons(ctx: Context): Promise<OwnCoupons[]> {
  const shops = await findShopsById(ctx, (await findFollowedIds(ctx)).slice(0, MAX_SHOPS));
  const groups: OwnCoupons[] = [];
  for (const shop of [null, ...shops])
    groups.push({
      shop: shop && { slug: shop.slug, name: shop.name },
      coupons: await findOpenCoupons(ctx, shop?.id ?? null),
    });
  const { customerId } = ctx.visitor;
  const all = groups.flatMap(({ coupons }) => coupons);
  const limited = all.filter(({ maximumUsesPerCustomer }) => maximumUsesPerCustomer !== null);
  const uses =
    customerId === null
      ? new Map<number, number>()
      : await countOwnUses(
          ctx,
          customerId,
          limited.map(({ id }) => id),
        );
  const hasUsesLeft = ({ id, maximumUsesPerCustomer }: OpenCoupon) =>
    maximumUsesPerCustomer === null || (uses.get(id) ?? 0) < maximumUsesPerCustomer;
  return groups
    .map(({ shop, coupons }) => ({ shop, coupons: coupons.filter(hasUsesLeft) }))
    .filter(({ coupons }) => coupons.length > 0);
}
