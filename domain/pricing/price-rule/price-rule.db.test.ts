import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { auditEntries } from "#db/schema/audit.ts";
import { priceChanges, priceRules } from "#db/schema/price-rule.ts";
import { findProductCards } from "#domain/catalog/product/find-product-cards.ts";
import type { Context, Visitor } from "#domain/context.ts";
import { refreshListings, refreshStaleListings } from "#domain/discovery/listing/refresh-listings.ts";
import { requireShopOrStaff } from "#domain/shops/shop/require-shop-or-staff.ts";
import { makeCategory, makeProduct, makeShop, type MadeProduct } from "#tests/support/catalog.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeStaffMember } from "#tests/support/customers.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { ADMIN_PRICE_RULE_LIST } from "#shared/list/sale-lists.ts";
import { changePriceRule, endPriceRules } from "./change-price-rule.ts";
import { createPriceRules } from "./create-price-rules.ts";
import { findPriceRulesOf, getPriceRuleForm } from "./find-price-rules-of.ts";
import { newPriceRulesInput } from "./price-rule.input.ts";
import type { SaleOwner } from "./price-rule.ts";

const { db } = await openTestDatabase();
const NOW = new Date("2026-11-20T12:00:00Z");
const OPERATOR: SaleOwner = { kind: "operator", shopId: null };

const category = await makeCategory(db);
const lamp = await makeProduct(db, await makeShop(db), category, { prices: [2000, 3000] });
const mug = await makeProduct(db, await makeShop(db), category, { prices: [1000] });
const own: SaleOwner = { kind: "shop", shopId: lamp.shopId };
const customerId = await makeStaffMember(db, ["campaigns.manage"]);
const staff = at(NOW, { customerId, permissions: ["campaigns.manage"] });
await refreshListings(staff, "all");

function at(now: Date, visitor: Partial<Visitor> = staff.visitor) {
  return makeContext(db, { now, visitor, settings: { timeZone: "Europe/Berlin" } });
}

const wanted = (more: object = {}) =>
  newPriceRulesInput.parse({
    product_ids: [lamp.productId],
    discount_kind: "percent",
    percent: "25",
    starts_at: "2026-11-21T09:00",
    ends_at: "2026-11-22T09:00",
    ...more,
  });

async function priceOf(ctx: Context, { productId }: MadeProduct): Promise<number> {
  const cards = await findProductCards(ctx, [productId]);
  return cards[0]!.price.amount;
}

const rulesOf = () => db.select().from(priceRules).orderBy(priceRules.id);

describe("a special price", () => {
  test("runs over its half-open interval in the shop's time zone, and the usual price comes back", async () => {
    expect(await createPriceRules(staff, own, wanted())).toSucceed([
      { price: { amount: 2000 }, reducedPrice: { amount: 1500 }, lowestPrice30Days: { amount: 2000 } },
    ]);
    expect(await rulesOf()).toMatchObject([
      { shopId: lamp.shopId, startsAt: new Date("2026-11-21T08:00:00Z"), endsAt: new Date("2026-11-22T08:00:00Z") },
    ]);
    const shown: number[] = [];
    for (const time of [
      "2026-11-21T07:59:59.999Z",
      "2026-11-21T08:00:00Z",
      "2026-11-22T07:59:59.999Z",
      "2026-11-22T08:00:00Z",
    ]) {
      const ctx = at(new Date(time));
      await refreshStaleListings(ctx);
      shown.push(await priceOf(ctx, lamp));
    }
    expect(shown).toEqual([2000, 1500, 1500, 2000]);
  });

  test("that would have begun before begins now, and its price is written down", async () => {
    const made = await createPriceRules(staff, own, wanted({ starts_at: "2026-01-01T00:00", ends_at: "" }));
    expect(made.ok).toBe(true);
    expect(await rulesOf()).toMatchObject([{ startsAt: NOW, endsAt: null }]);
    expect(await priceOf(staff, lamp)).toBe(1500);
    const changes = await db.select().from(priceChanges).where(eq(priceChanges.variantId, lamp.variantIds[0]!));
    expect(changes.map(({ priceMinor }) => priceMinor)).toContain(1500);
  });

  test("of a dry run is answered and changes nothing", async () => {
    expect(await createPriceRules(staff, own, wanted({ dry_run: true }))).toSucceed();
    expect(await rulesOf()).toEqual([]);
  });

  test("has to be lower and above zero, in a future interval, without overlapping another", async () => {
    const refused = async (more: object, owner: SaleOwner = own) => {
      const made = await createPriceRules(staff, owner, wanted(more));
      return made.ok ? "made" : made.failure.code === "invalid" ? Object.keys(made.failure.errors) : made.failure.code;
    };
    expect(await refused({ discount_kind: "fixed_price", amount: "20" })).toBe("price_not_lower");
    expect(await refused({ discount_kind: "flat", amount: "20" })).toBe("price_not_lower");
    expect(await refused({ discount_kind: "flat", amount: "5.005" })).toEqual(["amount"]);
    expect(await refused({ percent: "0" })).toEqual(["percent"]);
    expect(await refused({ starts_at: "soon" })).toEqual(["starts_at"]);
    expect(await refused({ ends_at: "2026-11-21T09:00" })).toEqual(["ends_at"]);
    expect(await refused({ starts_at: "2026-11-01T09:00", ends_at: "2026-11-20T13:00" })).toEqual(["ends_at"]);
    expect(await refused({ product_ids: [mug.productId] })).toBe("sale_product_unknown");
    expect(await refused({ kind: "daily_deal" })).toBe("not_yours");
    expect(await refused({ kind: "daily_deal", ends_at: "" }, OPERATOR)).toEqual(["ends_at"]);
    expect(await refused({})).toBe("made");
    expect(await refused({ starts_at: "2026-11-22T08:59", ends_at: "2026-11-23T00:00" })).toBe("price_overlaps");
    expect(await refused({ starts_at: "2026-11-22T09:00", ends_at: "2026-11-23T00:00" })).toBe("made");
  });

  test("is changed by its owner; once it runs its start stays, and ended it stays as it is", async () => {
    await createPriceRules(staff, own, wanted());
    const [rule] = await rulesOf();
    const change = { ...wanted({ percent: "50", starts_at: "2026-11-21T10:00" }) };
    expect(await changePriceRule(staff, { kind: "shop", shopId: mug.shopId }, rule!.id, change)).toFail("not_found");
    expect(await changePriceRule(staff, own, rule!.id, change)).toSucceed();
    const running = at(new Date("2026-11-21T12:00:00Z"));
    expect(
      await changePriceRule(running, own, rule!.id, wanted({ percent: "40", starts_at: "2026-11-21T18:00" })),
    ).toSucceed();
    expect(await rulesOf()).toMatchObject([{ percentBasisPoints: 4000, startsAt: new Date("2026-11-21T09:00:00Z") }]);
    expect(await priceOf(running, lamp)).toBe(1200);
    expect(await endPriceRules(running, own, [rule!.id])).toSucceed();
    expect(await priceOf(running, lamp)).toBe(2000);
    expect(await endPriceRules(running, own, [rule!.id])).toFail("sale_over");
    expect((await getPriceRuleForm(running, own, rule!.id)).ok).toBe(true);
  });

  test("of the operator is seen by the shop, which cannot change it; both are found by name and state", async () => {
    await createPriceRules(staff, OPERATOR, wanted({ kind: "daily_deal" }));
    const listed = (search: string) => readListUrl(ADMIN_PRICE_RULE_LIST, new URLSearchParams(search));
    const query = listed("state=upcoming&kind=daily_deal&q=product");
    const [seen] = (await findPriceRulesOf(staff, own, query)).rows;
    expect(seen).toMatchObject({ kind: "daily_deal", canChange: false, reducedPrice: { amount: 1500 } });
    expect(await endPriceRules(staff, own, [seen!.id])).toFail("not_yours");
    expect((await findPriceRulesOf(staff, OPERATOR, listed("state=running"))).total).toBe(0);
    expect(await endPriceRules(staff, OPERATOR, [seen!.id])).toSucceed();
    expect(await rulesOf()).toEqual([]);
    const audited = await db.select({ action: auditEntries.action }).from(auditEntries).orderBy(auditEntries.id);
    expect(audited.map(({ action }) => action)).toEqual(["sale.price", "sale.end"]);
  });
});

const requireOwner = (ctx: Context, side: "shop" | "operator") =>
  requireShopOrStaff(ctx, side, { right: "products.write", permission: "campaigns.manage" });

test("prices are set by a shop's owner for the own shop, and by staff with the permission", async () => {
  expect(await requireOwner(staff, "operator")).toSucceed();
  expect(await requireOwner(at(NOW, { ...staff.visitor, permissions: ["coupons.manage"] }), "operator")).toFail(
    "not_yours",
  );
  expect(await requireOwner(staff, "shop")).toFail("not_found");
  expect(await requireOwner(makeContext(db), "shop")).toFail("sign_in");
});
