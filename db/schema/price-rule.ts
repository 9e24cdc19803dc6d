import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, instant, isOneOf, minorUnits, partOf, word } from "../columns.ts";
import { campaignProducts } from "./campaign.ts";
import { products, variants } from "./product.ts";
import { shops } from "./shop.ts";

const RULE_KINDS = ["special", "campaign", "daily_deal", "wholesale"] as const;
const DISCOUNT_KINDS = ["fixed_price", "flat", "percent"] as const;

/**
 * A lower price for a product (or one variant of it) over `[starts_at, ends_at)`. A `wholesale` rule applies from
 * `minimum_quantity` on; a `campaign` rule is the price of a product accepted there. Rules never overwrite the
 * variant's own price. Owner: a shop, or the operator if null.
 */
export const priceRules = pgTable(
  "price_rules",
  {
    id: id(),
    shopId: integer("shop_id").references(() => shops.id),
    productId: partOf("product_id", () => products.id),
    variantId: integer("variant_id").references(() => variants.id, { onDelete: "cascade" }),
    kind: word("kind", RULE_KINDS).notNull(),
    campaignProductId: integer("campaign_product_id").references(() => campaignProducts.id, { onDelete: "cascade" }),
    discountKind: word("discount_kind", DISCOUNT_KINDS).notNull(),
    /** The new price (`fixed_price`) or the reduction (`flat`), in the base currency. */
    amountMinor: minorUnits("amount_minor"),
    percentBasisPoints: integer("percent_basis_points"),
    minimumQuantity: integer("minimum_quantity").notNull().default(1),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at"),
    createdAt: createdAt(),
  },
  (t) => [
    check("price_rules_kind", isOneOf(t.kind, RULE_KINDS)),
    check("price_rules_discount_kind", isOneOf(t.discountKind, DISCOUNT_KINDS)),
    check(
      "price_rules_discount",
      sql`(${t.discountKind} = 'percent' and ${t.percentBasisPoints} between 1 and 9999 and ${t.amountMinor} is null)
        or (${t.discountKind} <> 'percent' and ${t.amountMinor} >= 0 and ${t.percentBasisPoints} is null)`,
    ),
    check("price_rules_interval", sql`${t.endsAt} is null or ${t.endsAt} > ${t.startsAt}`),
    check(
      "price_rules_quantity",
      sql`(${t.kind} <> 'wholesale' and ${t.minimumQuantity} = 1) or (${t.kind} = 'wholesale' and ${t.minimumQuantity} > 1)`,
    ),
    check("price_rules_campaign", sql`(${t.kind} = 'campaign') = (${t.campaignProductId} is not null)`),
    check("price_rules_deal_ends", sql`${t.kind} not in ('campaign', 'daily_deal') or ${t.endsAt} is not null`),
    uniqueIndex("price_rules_campaign_product").on(t.campaignProductId),
    index("price_rules_product").on(t.productId),
    index("price_rules_variant").on(t.variantId),
    index("price_rules_starts").on(t.startsAt),
    index("price_rules_ends").on(t.endsAt),
  ],
);

/** The price of a variant from an instant on: the source of the lowest price of the last 30 days. */
export const priceChanges = pgTable(
  "price_changes",
  {
    id: id(),
    variantId: partOf("variant_id", () => variants.id),
    priceMinor: minorUnits("price_minor").notNull(),
    changedAt: instant("changed_at").notNull(),
  },
  (t) => [index("price_changes_variant").on(t.variantId, t.changedAt), index("price_changes_changed").on(t.changedAt)],
);
