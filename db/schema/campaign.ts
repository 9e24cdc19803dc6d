import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { codeOf, createdAt, id, instant, isOneOf, minorUnits, partOf, word } from "../columns.ts";
import { languages } from "./language.ts";
import { products } from "./product.ts";

const CAMPAIGN_STATUSES = ["draft", "published"] as const;
const JOIN_STATUSES = ["requested", "accepted", "rejected"] as const;
const DISCOUNT_KINDS = ["flat", "percent"] as const;

/** A sale of the operator over `[starts_at, ends_at)`; flash sales never overlap. */
export const campaigns = pgTable(
  "campaigns",
  {
    id: id(),
    slug: text("slug").notNull().unique(),
    title: text("title").notNull(),
    description: text("description").notNull().default(""),
    banner: text("banner"),
    phoneBanner: text("phone_banner"),
    /** The background color of the title, and its own. */
    backdrop: text("backdrop").notNull(),
    textColor: text("text_color").notNull(),
    isFlashSale: boolean("is_flash_sale").notNull().default(false),
    status: word("status", CAMPAIGN_STATUSES).notNull().default("draft"),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check("campaigns_status", isOneOf(t.status, CAMPAIGN_STATUSES)),
    check("campaigns_interval", sql`${t.endsAt} > ${t.startsAt}`),
    index("campaigns_ends").on(t.endsAt, t.id),
  ],
);

export const campaignTranslations = pgTable(
  "campaign_translations",
  {
    campaignId: partOf("campaign_id", () => campaigns.id),
    languageCode: codeOf("language_code", () => languages.code),
    title: text("title").notNull(),
    description: text("description").notNull().default(""),
  },
  (t) => [primaryKey({ columns: [t.campaignId, t.languageCode] })],
);

/**
 * A shop's request to join a campaign with a product. An accepted one has a price rule of the kind `campaign`, which is
 * authoritative for its price. Caps apply to a flash sale; `sold_units` is only written by placing and releasing
 * purchases.
 */
export const campaignProducts = pgTable(
  "campaign_products",
  {
    id: id(),
    campaignId: partOf("campaign_id", () => campaigns.id),
    productId: partOf("product_id", () => products.id),
    status: word("status", JOIN_STATUSES).notNull().default("requested"),
    discountKind: word("discount_kind", DISCOUNT_KINDS).notNull(),
    /** The reduction, in the base currency. */
    amountMinor: minorUnits("amount_minor"),
    percentBasisPoints: integer("percent_basis_points"),
    maximumPerBuyer: integer("maximum_per_buyer"),
    maximumUnits: integer("maximum_units"),
    soldUnits: integer("sold_units").notNull().default(0),
    /** Why the operator rejected it, as the shop reads it. */
    rejectionReason: text("rejection_reason").notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [
    unique("campaign_products_once").on(t.campaignId, t.productId),
    check("campaign_products_status", isOneOf(t.status, JOIN_STATUSES)),
    check(
      "campaign_products_discount",
      sql`(${t.discountKind} = 'percent' and ${t.percentBasisPoints} between 1 and 9999 and ${t.amountMinor} is null)
        or (${t.discountKind} = 'flat' and ${t.amountMinor} > 0 and ${t.percentBasisPoints} is null)`,
    ),
    check(
      "campaign_products_caps",
      sql`(${t.maximumPerBuyer} is null or ${t.maximumPerBuyer} >= 1)
        and (${t.maximumUnits} is null or ${t.maximumUnits} >= 1)
        and ${t.soldUnits} >= 0 and (${t.maximumUnits} is null or ${t.soldUnits} <= ${t.maximumUnits})`,
    ),
    index("campaign_products_product").on(t.productId),
  ],
);
