import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { customers } from "#db/schema/customer.ts";
import { orderLines, orders } from "#db/schema/order.ts";
import { products } from "#db/schema/product.ts";
import { purchaseAddresses, purchases } from "#db/schema/purchase.ts";
import { reviewInvitations, reviews } from "#db/schema/review.ts";
import { shops } from "#db/schema/shop.ts";
import type { Context } from "../../context.ts";

export type BoughtLine = { orderLineId: number; productId: number; shopId: number; shopOwnerId: number | null };

const BOUGHT = {
  orderLineId: orderLines.id,
  productId: products.id,
  shopId: products.shopId,
  shopOwnerId: shops.ownerId,
};

/** A delivered line of the customer: this one, or the latest of the product, those without a review first. */
export async function findBoughtLine(
  ctx: Context,
  customerId: number,
  { productId, orderLineId }: { productId: number; orderLineId: number | null },
): Promise<BoughtLine | null> {
  const rows = await ctx.db
    .select(BOUGHT)
    .from(orderLines)
    .innerJoin(orders, and(eq(orders.id, orderLines.orderId), eq(orders.fulfilmentStatus, "delivered")))
    .innerJoin(purchases, and(eq(purchases.id, orders.purchaseId), eq(purchases.customerId, customerId)))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .leftJoin(reviews, eq(reviews.orderLineId, orderLines.id))
    .where(and(eq(products.id, productId), orderLineId === null ? undefined : eq(orderLines.id, orderLineId)))
    .orderBy(sql`${reviews.id} is not null`, desc(orderLines.id))
    .limit(1);
  return rows[0] ?? null;
}

export async function getCustomerName(ctx: Context, customerId: number) {
  const rows = await ctx.db
    .select({ firstName: customers.firstName, lastName: customers.lastName })
    .from(customers)
    .where(eq(customers.id, customerId));
  return rows[0] ?? { firstName: "", lastName: "" };
}

/** An invitation that was not used yet, with what it is about. */
export async function findInvitation(ctx: Context, keyHash: string) {
  const rows = await ctx.db
    .select({
      ...BOUGHT,
      customerId: purchases.customerId,
      name: sql<string>`coalesce(${purchaseAddresses.name}, '')`,
      productSlug: orderLines.productSlug,
      productName: orderLines.productName,
      variantsName: orderLines.variantName,
      image: orderLines.image,
    })
    .from(reviewInvitations)
    .innerJoin(orderLines, eq(orderLines.id, reviewInvitations.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(purchases, eq(purchases.id, orders.purchaseId))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .leftJoin(
      purchaseAddresses,
      and(eq(purchaseAddresses.purchaseId, purchases.id), eq(purchaseAddresses.kind, "billing")),
    )
    .where(and(eq(reviewInvitations.keyHash, keyHash), isNull(reviewInvitations.usedAt)))
    .limit(1);
  return rows[0] ?? null;
}

/** False if it was used already. */
export async function markInvitationUsed(ctx: Context, keyHash: string): Promise<boolean> {
  const rows = await ctx.db
    .update(reviewInvitations)
    .set({ usedAt: ctx.now() })
    .where(and(eq(reviewInvitations.keyHash, keyHash), isNull(reviewInvitations.usedAt)))
    .returning({ id: reviewInvitations.orderLineId });
  return rows.length > 0;
}

export type NewReview = {
  productId: number;
  orderLineId: number;
  customerId: number | null;
  authorName: string;
  stars: number;
  title: string;
  body: string;
  pictures: string[];
  status: "pending" | "published";
};

/** Null if the line has a review already. */
export async function insertReview(ctx: Context, review: NewReview): Promise<number | null> {
  const rows = await ctx.db
    .insert(reviews)
    .values({ ...review, languageCode: ctx.visitor.language.code, createdAt: ctx.now() })
    .onConflictDoNothing()
    .returning({ id: reviews.id });
  return rows[0]?.id ?? null;
}

/** The customer's own review, locked until the transaction ends. */
export async function lockOwnReview(ctx: Context, id: number, customerId: number) {
  const rows = await ctx.db
    .select({
      id: reviews.id,
      productId: reviews.productId,
      shopId: products.shopId,
      status: reviews.status,
      pictures: reviews.pictures,
      createdAt: reviews.createdAt,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(and(eq(reviews.id, id), eq(reviews.customerId, customerId)))
    .for("update", { of: reviews });
  return rows[0] ?? null;
}

export async function updateReview(
  ctx: Context,
  id: number,
  review: Pick<NewReview, "stars" | "title" | "body" | "pictures" | "status">,
): Promise<void> {
  await ctx.db
    .update(reviews)
    .set({ ...review, languageCode: ctx.visitor.language.code, editedAt: ctx.now() })
    .where(eq(reviews.id, id));
}

/** The lines of a customer's delivered order with their reviews. */
export function findReviewableRows(ctx: Context, customerId: number, orderId: number) {
  return ctx.db
    .select({
      orderLineId: orderLines.id,
      productId: products.id,
      productSlug: products.slug,
      name: orderLines.productName,
      variantsName: orderLines.variantName,
      image: orderLines.image,
      review: {
        id: reviews.id,
        stars: reviews.stars,
        title: reviews.title,
        body: reviews.body,
        pictures: reviews.pictures,
        status: reviews.status,
        hiddenReason: reviews.hiddenReason,
        createdAt: reviews.createdAt,
        customerId: reviews.customerId,
      },
    })
    .from(orderLines)
    .innerJoin(orders, and(eq(orders.id, orderLines.orderId), eq(orders.fulfilmentStatus, "delivered")))
    .innerJoin(purchases, and(eq(purchases.id, orders.purchaseId), eq(purchases.customerId, customerId)))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .leftJoin(reviews, eq(reviews.orderLineId, orderLines.id))
    .where(and(eq(orders.id, orderId), sql`${shops.ownerId} is distinct from ${customerId}`))
    .orderBy(orderLines.id);
}
