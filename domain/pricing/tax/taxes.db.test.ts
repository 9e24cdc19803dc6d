import { asc, desc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { auditEntries } from "#db/schema/audit.ts";
import { orderLines } from "#db/schema/order.ts";
import { settings } from "#db/schema/setting.ts";
import { taxRates } from "#db/schema/tax.ts";
import type { Context } from "#domain/context.ts";
import { PERMISSIONS } from "#shared/permission.ts";
import { makeCategory, makeProduct, makeShop } from "#tests/support/catalog.ts";
import { makeContext, type Traces } from "#tests/support/context.ts";
import { makeCustomer } from "#tests/support/customers.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { buy, guestContext, fillCart, makeGoods } from "#tests/support/shopping.ts";
import { valueOf } from "#tests/support/value-of.ts";
import { addTaxClass, removeTaxClass, renameTaxClass } from "./add-tax-class.ts";
import { findTaxRates } from "./find-tax-rates.ts";
import { findTaxes } from "./find-taxes.ts";
import { removeTaxRates, setTaxRates } from "./set-tax-rates.ts";
import { setTaxWay } from "./set-tax-way.ts";
import type { TaxesQuery } from "./tax.input.ts";

const { db } = await openTestDatabase();
let ctx: Context & { traces: Traces };
beforeEach(async () => {
  ctx = makeContext(db, { visitor: { customerId: await makeCustomer(db), permissions: ["rules.write"] } });
});

const refused = (code: string) => ({ ok: false, failure: { code } });
const actions = async () =>
  (await db.select().from(auditEntries).orderBy(asc(auditEntries.id))).map(({ action }) => action);

const seen = async (query: TaxesQuery = {}) => valueOf(await findTaxes(ctx, query));

describe("a tax class", () => {
  test("is added, renamed, and removed while nothing is taxed by it", async () => {
    expect(await addTaxClass(ctx, "Bücher & Hefte")).toSucceed();
    expect(await addTaxClass(ctx, "كتب")).toSucceed();
    const codes = (await seen()).classes.map(({ code }) => code).toSorted();
    expect(codes).toEqual(["bucher-hefte", "class", "reduced", "standard", "zero"]);
    await setTaxRates(ctx, { country_code: "DE", name: "VAT", rates: [{ tax_class_code: "class", rate: "7" }] });
    expect(await renameTaxClass(ctx, "class", { name: "Books" })).toSucceed();
    expect(await removeTaxClass(ctx, "class")).toSucceed();
    expect(await renameTaxClass(ctx, "class", { name: "Gone" })).toEqual(refused("not_found"));
    expect(await actions()).toEqual([
      "tax.class_add",
      "tax.class_add",
      "tax.rates",
      "tax.class_rename",
      "tax.class_remove",
    ]);
    expect(ctx.traces.purged).toContain("taxes");
  });

  test("has a unique name", async () => {
    expect(await addTaxClass(ctx, "REDUCED")).toEqual(refused("tax_class_taken"));
    expect(await renameTaxClass(ctx, "zero", { name: "reduced" })).toEqual(refused("tax_class_taken"));
    expect(await renameTaxClass(ctx, "zero", { name: "ZERO" })).toSucceed();
  });

  test("stays while a product, or delivery, is taxed by it", async () => {
    await makeProduct(db, await makeShop(db), await makeCategory(db), { taxClassCode: "reduced" });
    expect(await removeTaxClass(ctx, "reduced")).toEqual(refused("tax_class_used"));
    expect(await removeTaxClass(ctx, "standard")).toEqual(refused("tax_class_used"));
    expect((await seen()).classes.find(({ code }) => code === "reduced")).toMatchObject({ productsCount: 1 });
    expect(await actions()).toEqual([]);
  });
});

describe("the rates of a country", () => {
  test("count from the next cart on; an empty one takes nothing", async () => {
    const rates = [
      { tax_class_code: "standard", rate: "16,5" },
      { tax_class_code: "reduced", rate: "" },
    ];
    expect(await setTaxRates(ctx, { country_code: "DE", name: "USt", rates })).toSucceed();
    expect(await findTaxRates(ctx, { countryCode: "DE" })).toEqual(
      new Map([
        ["standard", 1650],
        ["zero", 0],
      ]),
    );
    expect((await seen()).countries.find(({ countryCode }) => countryCode === "DE")?.rates).toContainEqual({
      taxClassCode: "standard",
      rate: "16.5",
    });
  });

  test("are never left out for delivery by mistake, and a country is removed as a whole", async () => {
    const empty = [
      { tax_class_code: "reduced", rate: "7" },
      { tax_class_code: "standard", rate: "" },
    ];
    expect(await setTaxRates(ctx, { country_code: "DE", name: "USt", rates: empty })).toFail("invalid", {
      errors: { "rates.1.rate": [expect.any(String)] },
    });
    const none = [{ tax_class_code: "standard", rate: "0" }];
    expect(await setTaxRates(ctx, { country_code: "DE", name: "USt", rates: none })).toSucceed();
    expect((await findTaxRates(ctx, { countryCode: "DE" })).get("standard")).toBe(0);
    expect(await removeTaxRates(ctx, "DE")).toSucceed();
    expect(await findTaxRates(ctx, { countryCode: "DE" })).toEqual(new Map());
    expect(await removeTaxRates(ctx, "DE")).toEqual(refused("not_found"));
    const [entry] = await db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
    expect(entry).toMatchObject({ action: "tax.rates", details: { before: expect.arrayContaining(["standard: 0"]) } });
  });

  test("are not taken in a state that has no such tax", async () => {
    const rates = [{ tax_class_code: "standard", rate: "7.25" }];
    expect(await setTaxRates(ctx, { country_code: "US", name: "Sales tax", rates })).toSucceed();
    expect((await findTaxRates(ctx, { countryCode: "US", state: "Texas" })).get("standard")).toBe(725);
    expect((await findTaxRates(ctx, { countryCode: "US" })).get("standard")).toBe(725);
    for (const state of ["Alaska", "Delaware", "Montana", "New Hampshire", "Oregon", "or"])
      expect(await findTaxRates(ctx, { countryCode: "US", state })).toEqual(new Map());
  });

  test("are only of existing countries and classes", async () => {
    const rates = [{ tax_class_code: "standard", rate: "10" }];
    expect(await setTaxRates(ctx, { country_code: "XX", name: "VAT", rates })).toEqual(refused("not_found"));
    const unknown = [...rates, { tax_class_code: "nothing", rate: "10" }];
    expect(await setTaxRates(ctx, { country_code: "DE", name: "VAT", rates: unknown })).toEqual(refused("not_found"));
    const [german] = await db.select().from(taxRates).where(eq(taxRates.countryCode, "DE")).orderBy(asc(taxRates.id));
    expect(german).toMatchObject({ taxClassCode: "standard", rateBasisPoints: 1900 });
  });

  test("never reach an order that is placed", async () => {
    const { lamp } = await makeGoods(db);
    const guest = await guestContext(db);
    expect(await buy(guest, await fillCart(guest, [lamp, 1]))).toSucceed();
    await setTaxRates(ctx, { country_code: "DE", name: "VAT", rates: [{ tax_class_code: "standard", rate: "50" }] });
    await setTaxWay(ctx, { tax_display: "after_tax", tax_base: "order_base" });
    const [line] = await db.select().from(orderLines);
    expect(line).toMatchObject({ taxRateBasisPoints: 1900, taxMinor: 380 });
  });
});

test("what another person changed meanwhile is neither changed nor removed", async () => {
  const stale = refused("changed_meanwhile");
  const opened = await seen();
  const reduced = opened.classes.find(({ code }) => code === "reduced")!;
  const germany = opened.countries.find(({ countryCode }) => countryCode === "DE")!;
  await renameTaxClass(ctx, "reduced", { name: "Books", version: reduced.version });
  expect(await renameTaxClass(ctx, "reduced", { name: "Food", version: reduced.version })).toEqual(stale);
  expect(await removeTaxClass(ctx, "reduced", reduced.version)).toEqual(stale);
  await setTaxRates(ctx, { country_code: "DE", name: "VAT", rates: [{ tax_class_code: "standard", rate: "20" }] });
  expect(await removeTaxRates(ctx, "DE", germany.version)).toEqual(stale);
  const way = { tax_display: "after_tax", tax_base: "product_base", version: opened.way.version } as const;
  ctx.settings.taxBase = "order_base";
  expect(await setTaxWay(ctx, way)).toEqual(stale);
  const now = await seen();
  expect(await setTaxWay(ctx, { ...way, version: now.way.version })).toSucceed();
  const current = now.countries.find(({ countryCode }) => countryCode === "DE")!.version;
  expect(await removeTaxRates(ctx, "DE", current)).toSucceed();
  const books = now.classes.find(({ code }) => code === "reduced")!.version;
  expect(await removeTaxClass(ctx, "reduced", books)).toSucceed();
});

describe("the way of taxing", () => {
  test("is a setting, and changes are logged", async () => {
    expect(await setTaxWay(ctx, { tax_display: "after_tax", tax_base: "order_base" })).toSucceed();
    const rows = await db.select().from(settings).orderBy(asc(settings.key));
    expect(rows).toMatchObject([
      { key: "taxBase", value: "order_base" },
      { key: "taxDisplay", value: "after_tax" },
    ]);
    expect(ctx.traces.purged).toContain("settings");
    const [entry] = await db.select().from(auditEntries);
    expect(entry?.details).toEqual({ before: ["before_tax", "product_base"], after: ["after_tax", "order_base"] });
  });

  test("is shown by a cart in each way, which differ where tax is rounded", async () => {
    const { examples, exampleCountry } = await seen({ country: "DE" });
    expect(exampleCountry).toBe("DE");
    const totals = examples.map(({ taxDisplay, taxBase, total }) => [taxDisplay, taxBase, total.amount]);
    // 12.43 and 3 × 7.48 by 19 %, 2 × 5.55 by 7 %, 15.99 by none, delivery 4.90 by 19 %
    const net = 1243 + 2244 + 1110 + 1599 + 490;
    expect(totals).toEqual([
      ["before_tax", "product_base", net + 236 + 426 + 78 + 93],
      ["before_tax", "order_base", net + 663 + 78 + 93],
      ["after_tax", "product_base", net],
      ["after_tax", "order_base", net],
    ]);
    expect((await seen({ country: "AQ" })).exampleCountry).toBe("US");
  });
});

test("only those who may change the money settings see and do it", async () => {
  const other = makeContext(db, {
    visitor: { customerId: await makeCustomer(db), permissions: PERMISSIONS.filter((each) => each !== "rules.write") },
  });
  const rates = [{ tax_class_code: "standard", rate: "1" }];
  expect(await findTaxes(other, {})).toEqual(refused("not_yours"));
  expect(await addTaxClass(other, "Books")).toEqual(refused("not_yours"));
  expect(await setTaxRates(other, { country_code: "DE", name: "VAT", rates })).toEqual(refused("not_yours"));
  expect(await setTaxWay(other, { tax_display: "after_tax", tax_base: "order_base" })).toEqual(refused("not_yours"));
});
