import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { codeOf, createdAt, id, idOf, instant, isOneOf, minorUnits, partOf, word } from "../columns.ts";
import { carts } from "./cart.ts";
import { currencies } from "./currency.ts";
import { customers } from "./customer.ts";
import { languages } from "./language.ts";
import { orders } from "./order.ts";
import { products } from "./product.ts";
import { purchases } from "./purchase.ts";
import { shops } from "./shop.ts";

const COUPON_KINDS = ["invoice_base", "product_base"] as const;
const DISCOUNT_KINDS = ["flat", "percent"] as const;

/**
 * The owner bears the cost: a shop, or the operator if null. Amounts are in the base currency. Codes are upper case.
 */
export const coupons = pgTable(
  "coupons",
  {
    id: id(),
    shopId: integer("shop_id").references(() => shops.id),
    code: text("code").notNull().unique(),
    title: text("title").notNull(),
    kind: word("kind", COUPON_KINDS).notNull(),
    discountKind: word("discount_kind", DISCOUNT_KINDS).notNull(),
    amountMinor: minorUnits("amount_minor"),
    percentBasisPoints: integer("percent_basis_points"),
    minimumSpendMinor: minorUnits("minimum_spend_minor").notNull().default(0),
    maximumDiscountMinor: minorUnits("maximum_discount_minor"),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    maximumUses: integer("maximum_uses"),
    maximumUsesPerCustomer: integer("maximum_uses_per_customer"),
    /** Claimed by placed purchases and not released; written only by the claim statement. */
    usesCount: integer("uses_count").notNull().default(0),
    /** Shown to everyone, not only to those who know the code. */
    isListed: boolean("is_listed").notNull().default(true),
    isActive: boolean("is_active").notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [
    check("coupons_code_form", sql`${t.code} = upper(${t.code}) and ${t.code} ~ '^[A-Z0-9_-]{3,32}$'`),
    check("coupons_kind", isOneOf(t.kind, COUPON_KINDS)),
    check(
      "coupons_discount",
      sql`(${t.discountKind} = 'percent' and ${t.percentBasisPoints} between 1 and 10000 and ${t.amountMinor} is null)
        or (${t.discountKind} = 'flat' and ${t.amountMinor} > 0 and ${t.percentBasisPoints} is null)`,
    ),
    check("coupons_interval", sql`${t.endsAt} > ${t.startsAt}`),
    check(
      "coupons_limits",
      sql`(${t.maximumUses} is null or ${t.usesCount} <= ${t.maximumUses}) and ${t.usesCount} >= 0
        and (${t.maximumUses} is null or ${t.maximumUses} >= 1)
        and (${t.maximumUsesPerCustomer} is null or ${t.maximumUsesPerCustomer} >= 1)
        and ${t.minimumSpendMinor} >= 0 and (${t.maximumDiscountMinor} is null or ${t.maximumDiscountMinor} > 0)`,
    ),
    index("coupons_shop").on(t.shopId, t.endsAt),
    index("coupons_ends").on(t.endsAt),
  ],
);

export const couponTranslations = pgTable(
  "coupon_translations",
  {
    couponId: partOf("coupon_id", () => coupons.id),
    languageCode: codeOf("language_code", () => languages.code),
    title: text("title").notNull(),
  },
  (t) => [primaryKey({ columns: [t.couponId, t.languageCode] })],
);

/** The products that a `product_base` coupon applies to. */
export const couponProducts = pgTable(
  "coupon_products",
  {
    couponId: partOf("coupon_id", () => coupons.id),
    productId: partOf("product_id", () => products.id),
  },
  (t) => [primaryKey({ columns: [t.couponId, t.productId] }), index("coupon_products_product").on(t.productId)],
);

/** Applied to the purchase of a cart's `trx_id`; not claimed yet. */
export const cartCoupons = pgTable(
  "cart_coupons",
  {
    cartId: partOf("cart_id", () => carts.id),
    trxId: text("trx_id").notNull(),
    couponId: partOf("coupon_id", () => coupons.id),
    appliedAt: instant("applied_at").notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.cartId, t.trxId, t.couponId] }), index("cart_coupons_coupon").on(t.couponId)],
);

/**
 * Claimed at placement; `given_back_at` when the purchase expired or was canceled. The amount is in the purchase's
 * currency.
 */
export const couponUses = pgTable(
  "coupon_uses",
  {
    id: id(),
    couponId: idOf("coupon_id", () => coupons.id),
    purchaseId: idOf("purchase_id", () => purchases.id),
    /** The order that a shop's coupon applies to; an operator's coupon applies to all of them. */
    orderId: integer("order_id").references(() => orders.id),
    customerId: integer("customer_id").references(() => customers.id, { onDelete: "set null" }),
    email: text("email").notNull(),
    discountMinor: minorUnits("discount_minor").notNull(),
    currencyCode: codeOf("currency_code", () => currencies.code),
    createdAt: createdAt(),
    givenBackAt: instant("given_back_at"),
  },
  (t) => [
    unique("coupon_uses_once").on(t.couponId, t.purchaseId),
    index("coupon_uses_purchase").on(t.purchaseId),
    index("coupon_uses_customer").on(t.customerId, t.couponId),
    uniqueIndex("coupon_uses_of_email").on(t.couponId, t.email, t.purchaseId),
  ],
);
