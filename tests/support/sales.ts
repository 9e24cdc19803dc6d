import type { Database } from "#db/client.ts";
import { campaignProducts, campaigns } from "#db/schema/campaign.ts";
import { priceRules } from "#db/schema/price-rule.ts";
import { acceptCampaignProduct } from "#domain/pricing/campaign/accept-campaign-product.ts";
import type { MadeProduct } from "./catalog.ts";
import { makeContext } from "./context.ts";

let made = 0;

export const HOUR = 3_600_000;

type SaleValues = Partial<typeof campaigns.$inferInsert>;

/** A published campaign that has run for an hour and will for another one. */
export async function makeCampaign(db: Database, values: SaleValues = {}): Promise<{ id: number; slug: string }> {
  made += 1;
  const rows = await db
    .insert(campaigns)
    .values({
      slug: `sale-${made}`,
      title: `Sale ${made}`,
      backdrop: "#111111",
      textColor: "#ffffff",
      status: "published",
      startsAt: new Date(Date.now() - HOUR),
      endsAt: new Date(Date.now() + HOUR),
      ...values,
    })
    .returning({ id: campaigns.id, slug: campaigns.slug });
  return rows[0]!;
}

type JoinValues = Partial<typeof campaignProducts.$inferInsert>;

/** A shop asks to join with a product, half price. */
export async function requestToJoin(
  db: Database,
  campaignId: number,
  product: MadeProduct,
  values: JoinValues = {},
): Promise<number> {
  const half = { discountKind: "percent" as const, percentBasisPoints: 5000 };
  const rows = await db
    .insert(campaignProducts)
    .values({ campaignId, productId: product.productId, ...half, ...values })
    .returning({ id: campaignProducts.id });
  return rows[0]!.id;
}

/** The same, and the operator accepted it a minute ago. */
export async function joinCampaign(
  db: Database,
  campaignId: number,
  product: MadeProduct,
  values: JoinValues = {},
): Promise<number> {
  const id = await requestToJoin(db, campaignId, product, values);
  const accepted = await acceptCampaignProduct(makeContext(db, { now: new Date(Date.now() - 60_000) }), id);
  if (!accepted.ok) throw new Error(`The product could not join: ${accepted.failure.code}`);
  return id;
}

type RuleValues = Partial<typeof priceRules.$inferInsert> & { startsAt: Date };

/** A lower price of a product's own, by percent or by an amount. */
export async function reducePrice(db: Database, productId: number, values: RuleValues): Promise<void> {
  const discountKind = values.amountMinor === undefined ? "percent" : "flat";
  await db.insert(priceRules).values({ productId, kind: "special", discountKind, ...values });
}
