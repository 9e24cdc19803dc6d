import { desc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { auditEntries } from "#db/schema/audit.ts";
import { orderLines, orders } from "#db/schema/order.ts";
import { products } from "#db/schema/product.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeStaffMember } from "#tests/support/customers.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { buy, guestContext, fillCart, makeGoods } from "#tests/support/shopping.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { findTaxRates, findTaxTerms } from "./find-tax-rates.ts";
import { findTaxes } from "./find-taxes.ts";
import { removeTaxException, setTaxException } from "./set-tax-exception.ts";
import { setTaxRates } from "./set-tax-rates.ts";
import { setTaxThreshold } from "./set-tax-threshold.ts";
import { taxExceptionInput, taxThresholdInput } from "./tax.input.ts";

const { db } = await openTestDatabase();
let customerId: number;
let ctx: ReturnType<typeof makeContext>;

beforeEach(async () => {
  customerId = await makeStaffMember(db, ["rules.write"]);
  ctx = makeContext(db, { visitor: { customerId, permissions: ["rules.write"] } });
  const rates = [{ tax_class_code: "standard", rate: "10" }];
  await setTaxRates(ctx, { country_code: "US", name: "Sales tax", rates });
});

const input = (more: object) =>
  taxExceptionInput.parse({ name: "Texas", country_code: "US", rate: "8.25", state: "Texas", ...more });
const set = (more: object = {}) => setTaxException(ctx, input(more));
const standard = async (state: string) => (await findTaxRates(ctx, { countryCode: "US", state })).get("standard");

test("an exception counts at once, is changed and removed, and the log has both values", async () => {
  const made = valueOf(await set());
  expect(await standard("Texas")).toBe(825);
  expect(await standard("Ohio")).toBe(1000);
  const id = made.id;
  expect(await set({ id, rate: "6" })).toSucceed();
  expect(await standard("TX")).toBe(600);
  const [entry] = await db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  expect(entry).toMatchObject({
    action: "tax.exception",
    subjectId: "US",
    details: { before: expect.arrayContaining(["8.25 %"]), after: expect.arrayContaining(["6 %"]) },
  });
  expect(await removeTaxException(ctx, id)).toSucceed();
  expect(await standard("Texas")).toBe(1000);
  expect(await removeTaxException(ctx, id)).toFail("not_found");
  expect(ctx.traces.purged).toContain("taxes");
});

test("exceptions and thresholds that another person changed meanwhile stay as they are", async () => {
  const seen = async () => {
    return valueOf(await findTaxes(ctx, {}));
  };
  const { id } = valueOf(await set());
  const version = (await seen()).exceptions[0]!.version;
  expect(await set({ id, rate: "6", version })).toSucceed();
  expect(await set({ id, rate: "7", version })).toFail("changed_meanwhile");
  expect(await removeTaxException(ctx, id, version)).toFail("changed_meanwhile");
  expect(await removeTaxException(ctx, id, (await seen()).exceptions[0]!.version)).toSucceed();
  const threshold = (order_amount: string, opened: string) =>
    setTaxThreshold(ctx, taxThresholdInput.parse({ country_code: "US", order_amount, version: opened }));
  expect(await threshold("100", "")).toSucceed();
  expect(await threshold("200", "")).toFail("changed_meanwhile");
  expect(await threshold("200", (await seen()).thresholds[0]!.version)).toSucceed();
});

test("two exceptions with the same scope never overlap, and refer only to existing things", async () => {
  expect(await set()).toSucceed();
  expect(await set()).toFailAt("state");
  expect(await set({ starts_at: "2026-07-01T00:00", ends_at: "2026-08-01T00:00" })).toSucceed();
  expect(await set({ starts_at: "2026-08-01T00:00" })).toSucceed();
  expect(await set({ starts_at: "2026-07-31T00:00" })).toFail("invalid");
  for (const [wrong, field] of [
    [{ country_code: "XX" }, "country_code"],
    [{ state: "Bavaria" }, "state"],
    [{ category_id: 99_999 }, "category_id"],
    [{ tax_class_code: "nothing" }, "tax_class_code"],
    [{ starts_at: "2026-09-02T00:00", ends_at: "2026-09-01T00:00" }, "ends_at"],
  ] as const)
    expect(await set(wrong)).toFail("invalid", { errors: { [field]: [expect.any(String)] } });
  expect(taxExceptionInput.safeParse({ name: "All", country_code: "US", rate: "5" }).success).toBe(false);
});

test("a category has its rate at placement and in the order's line; below a threshold there is no tax", async () => {
  const { lamp } = await makeGoods(db);
  const [product] = await db.select().from(products).where(eq(products.id, lamp.productId));
  const of = { name: "Lamps", country_code: "DE", state: "", category_id: product!.categoryId, rate: "7" };
  expect(await set(of)).toSucceed();
  const order = async () => {
    const shopper = await guestContext(db);
    expect(await buy(shopper, await fillCart(shopper, [lamp, 1]))).toSucceed();
    const [line] = await db.select().from(orderLines).orderBy(desc(orderLines.id)).limit(1);
    const [placed] = await db.select().from(orders).orderBy(desc(orders.id)).limit(1);
    return { rate: line!.taxRateBasisPoints, tax: line!.taxMinor, ofOrder: placed!.taxMinor };
  };
  expect(await order()).toEqual({ rate: 700, tax: 140, ofOrder: 140 });
  expect(await setTaxThreshold(ctx, threshold({ order_amount: "20.01" }))).toSucceed();
  expect(await order()).toEqual({ rate: 0, tax: 0, ofOrder: 0 });
  expect(await setTaxThreshold(ctx, threshold({ yearly_amount: "40" }))).toSucceed();
  expect(await order()).toEqual({ rate: 700, tax: 140, ofOrder: 140 });
});

const threshold = (more: object) => taxThresholdInput.parse({ country_code: "DE", ...more });

test("thresholds: of one order as an amount, of a year by what was sold there", async () => {
  expect(await setTaxThreshold(ctx, threshold({ order_amount: "22" }))).toSucceed();
  expect(await findTaxTerms(ctx, { countryCode: "DE" })).toMatchObject({ freeBelow: { minor: 2200, currency: "USD" } });
  expect(await setTaxThreshold(ctx, threshold({ yearly_amount: "10000", below: "home" }))).toSucceed();
  const home = await findTaxTerms(ctx, { countryCode: "DE" });
  expect(home).toMatchObject({ freeBelow: null });
  expect(home.rates.get("standard")).toBe(1000);
  expect(await setTaxThreshold(ctx, threshold({ yearly_amount: "10000" }))).toSucceed();
  expect((await findTaxTerms(ctx, { countryCode: "DE" })).rates.size).toBe(0);
  const found = await findTaxes(ctx, {});
  expect(found).toMatchObject({
    value: { thresholds: [{ countryCode: "DE", yearlyAmount: "10000.00", below: "none" }] },
  });
  expect(await setTaxThreshold(ctx, threshold({}))).toSucceed();
  expect((await findTaxTerms(ctx, { countryCode: "DE" })).rates.get("standard")).toBeGreaterThan(0);
  expect(await setTaxThreshold(ctx, threshold({ order_amount: "0" }))).toFail("invalid");
  expect(await setTaxThreshold(ctx, threshold({ country_code: "US", yearly_amount: "1" }))).toFailAt("yearly_amount");
});

test("only staff with the permission set them", async () => {
  const other = makeContext(db, { visitor: { customerId, permissions: ["settings.manage"] } });
  expect(await setTaxException(other, input({}))).toFail("not_yours");
  expect(await removeTaxException(other, 1)).toFail("not_yours");
  expect(await setTaxThreshold(other, threshold({ order_amount: "5" }))).toFail("not_yours");
});
