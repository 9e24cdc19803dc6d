import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { auditEntries } from "#db/schema/audit.ts";
import { categories } from "#db/schema/category.ts";
import { orderLines } from "#db/schema/order.ts";
import { products, variants } from "#db/schema/product.ts";
import { settings } from "#db/schema/setting.ts";
import { shops } from "#db/schema/shop.ts";
import type { CommissionRuleInput } from "#domain/accounts/commission/commission.input.ts";
import { findCommissionRates } from "#domain/accounts/commission/find-commission-rates.ts";
import { findCommissionRules } from "#domain/accounts/commission/find-commission-rules.ts";
import { removeCommissionRule, setCommissionRule } from "#domain/accounts/commission/set-commission-rule.ts";
import type { Context } from "#domain/context.ts";
import { findRewardRates } from "#domain/accounts/reward/find-reward-rates.ts";
import { findRewardRules } from "#domain/accounts/reward/find-reward-rules.ts";
import type { RewardRuleInput } from "#domain/accounts/reward/reward.input.ts";
import { removeRewardRule, setRewardRate, setRewardRule } from "#domain/accounts/reward/set-reward-rule.ts";
import { PERMISSIONS } from "#shared/permission.ts";
import { makeCategory, makeProduct, makeShop } from "#tests/support/catalog.ts";
import { makeContext, type Traces } from "#tests/support/context.ts";
import { makeCustomer } from "#tests/support/customers.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { buy, guestContext, fillCart, makeGoods } from "#tests/support/shopping.ts";
import { valueOf } from "#tests/support/value-of.ts";

const { db } = await openTestDatabase();
const refused = (code: string) => ({ ok: false, failure: { code } });
let ctx: Context & { traces: Traces };
/** Two shops; a category with one below it; a product of each shop below, one of the first shop above. */
let made: { shop: string; above: string; below: string; ids: Record<"one" | "other" | "top", number>; slug: string };

beforeEach(async () => {
  ctx = makeContext(db, { visitor: { customerId: await makeCustomer(db), permissions: ["rules.write"] } });
  const [first, second] = [await makeShop(db), await makeShop(db)];
  const [above, below] = [await makeCategory(db), await makeCategory(db)];
  await db.update(categories).set({ parentId: above }).where(eq(categories.id, below));
  const one = (await makeProduct(db, first, below)).productId;
  const other = (await makeProduct(db, second, below)).productId;
  const top = (await makeProduct(db, first, above)).productId;
  const [shop] = await db.select().from(shops).where(eq(shops.id, first));
  const [upper] = await db.select().from(categories).where(eq(categories.id, above));
  const [lower] = await db.select().from(categories).where(eq(categories.id, below));
  const [product] = await db.select().from(products).where(eq(products.id, one));
  made = {
    shop: shop!.slug,
    above: upper!.slug,
    below: lower!.slug,
    ids: { one, other, top },
    slug: product!.slug,
  };
});

const commission = (target: CommissionRuleInput["target"], key: string, percent: string, fixed = "0") =>
  setCommissionRule(ctx, { target, key, percent, fixed });
const points = (target: RewardRuleInput["target"], key: string, number: number) =>
  setRewardRule(ctx, { target, key, points: number, per: "amount" });

const commissions = async () => valueOf(await findCommissionRules(ctx));
const rewards = async () => valueOf(await findRewardRules(ctx));

describe("a rule of commission", () => {
  test("wins as placing an order lets it win, and says how many products it reaches", async () => {
    expect(await commission("default", "", "10")).toSucceed();
    expect(await commission("category", made.above, "8")).toSucceed();
    expect(await commission("category", made.below, "6,5", "0.25")).toSucceed();
    const reach = async () => Object.fromEntries((await commissions()).map((rule) => [rule.key, rule.productsCount]));
    expect(await reach()).toEqual({ "": 0, [made.above]: 1, [made.below]: 2 });
    expect(await commission("shop", made.shop, "5")).toSucceed();
    expect(await reach()).toEqual({ "": 0, [made.above]: 0, [made.below]: 1, [made.shop]: 2 });
    const rates = await findCommissionRates(ctx, Object.values(made.ids));
    expect([rates.get(made.ids.one), rates.get(made.ids.other)]).toMatchObject([
      { basisPoints: 500 },
      { basisPoints: 650, fixed: { currency: "USD" } },
    ]);
    expect((await commissions()).map(({ target }) => target)).toEqual(["default", "category", "category", "shop"]);
  });

  test("exists once per target; setting it again changes it, removing it ends it", async () => {
    await commission("shop", made.shop, "5");
    await commission("shop", made.shop, "7.25", "1.5");
    const [rule, ...others] = await commissions();
    expect(others).toEqual([]);
    expect(rule).toMatchObject({ percent: "7.25", fixedMajor: "1.50", fixed: { formatted: "$1.50" } });
    expect(await removeCommissionRule(ctx, rule!.id)).toSucceed();
    expect(await removeCommissionRule(ctx, rule!.id)).toEqual(refused("not_found"));
    expect(await commission("shop", "no-such-shop", "5")).toEqual(refused("not_found"));
    const entries = await db.select().from(auditEntries).orderBy(auditEntries.id);
    expect(entries.map(({ action }) => action)).toEqual(["commission.set", "commission.set", "commission.remove"]);
  });

  test("never reaches an order that is placed", async () => {
    const { lamp } = await makeGoods(db);
    await commission("default", "", "10");
    const guest = await guestContext(db);
    expect(await buy(guest, await fillCart(guest, [lamp, 1]))).toSucceed();
    await commission("default", "", "50");
    const [line] = await db.select().from(orderLines);
    expect(line).toMatchObject({ commissionBasisPoints: 1000, commissionMinor: 200 });
  });
});

describe("a rule of points", () => {
  test("wins as earning them lets it win; a product is named by its slug or its SKU", async () => {
    await points("default", "", 1);
    await points("shop", made.shop, 2);
    await points("category", made.above, 3);
    expect(await points("product", made.slug, 4)).toSucceed();
    const reach = async () => Object.fromEntries((await rewards()).map((rule) => [rule.key, rule.productsCount]));
    expect(await reach()).toEqual({ "": 0, [made.shop]: 0, [made.above]: 2, [made.slug]: 1 });
    const rates = await findRewardRates(ctx, Object.values(made.ids));
    expect(Object.values(made.ids).map((id) => rates.get(id)?.points)).toEqual([4, 3, 3]);
    const [variant] = await db.select().from(variants).where(eq(variants.productId, made.ids.one));
    expect(await points("product", variant!.sku, 9)).toSucceed();
    expect((await rewards()).find(({ target }) => target === "product")).toMatchObject({ key: made.slug, points: 9 });
  });

  test("is removed, and the next matching one applies", async () => {
    await points("default", "", 1);
    await points("category", made.above, 3);
    const rule = (await rewards()).find(({ target }) => target === "category")!;
    expect(await removeRewardRule(ctx, rule.id)).toSucceed();
    expect(await removeRewardRule(ctx, rule.id)).toEqual(refused("not_found"));
    expect((await findRewardRates(ctx, [made.ids.one])).get(made.ids.one)).toMatchObject({ points: 1 });
  });

  test("is worth what the setting says, and changes of it are logged", async () => {
    expect(await setRewardRate(ctx, 250)).toSucceed();
    expect(await db.select().from(settings)).toMatchObject([{ key: "rewardConvertRate", value: 250 }]);
    expect(ctx.traces.purged).toContain("settings");
    const [entry] = await db.select().from(auditEntries);
    expect(entry).toMatchObject({ action: "reward.rate", details: { before: 100, after: 250 } });
  });
});

test("only those who may change the money settings see and do it", async () => {
  const permissions = PERMISSIONS.filter((each) => each !== "rules.write");
  ctx = makeContext(db, { visitor: { customerId: await makeCustomer(db), permissions } });
  for (const answer of [
    await findCommissionRules(ctx),
    await findRewardRules(ctx),
    await commission("default", "", "1"),
    await points("default", "", 1),
    await removeCommissionRule(ctx, 1),
    await removeRewardRule(ctx, 1),
    await setRewardRate(ctx, 1),
  ])
    expect(answer).toEqual(refused("not_yours"));
});
