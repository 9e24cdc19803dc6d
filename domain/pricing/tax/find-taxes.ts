import { lineageOf } from "#domain/catalog/category/category.ts";
import { getCategoryTree } from "#domain/catalog/category/find-categories.ts";
import { findCountries } from "#domain/platform/country/find-countries.ts";
import type { RowList } from "#domain/platform/list/row-list.ts";
import { findRegionsToFill } from "#domain/platform/region/find-country-groups.ts";
import type { Region } from "#domain/platform/region/region.ts";
import { SHIPPING_TAX_CLASS } from "#domain/pricing/price/price-cart.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import { countryName } from "#shared/country-name.ts";
import { toMajorUnits } from "#shared/money.ts";
import { writePercent } from "#shared/percent.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { priceTaxExamples } from "./price-tax-examples.ts";
import { recordOfClass } from "./add-tax-class.ts";
import { recordOfException } from "./set-tax-exception.ts";
import { moneyOf, recordOfThreshold } from "./set-tax-threshold.ts";
import { versionOfTaxWay } from "./set-tax-way.ts";
import type { TaxClass, TaxedCountry, TaxExample, TaxExceptionView, TaxThresholdView, TaxWay } from "./tax.ts";
import type { TaxesQuery } from "./tax.input.ts";
import { findExceptionRows, findThresholdRows } from "./tax-terms.repository.ts";
import { findAllTaxRateRows, findTaxClassRows } from "./tax.repository.ts";
import { recordOfTaxes } from "./set-tax-rates.ts";
import { versionOf } from "../../record-version.ts";

export type Taxes = {
  way: TaxWay & { version: string };
  classes: TaxClass[];
  /** Countries with tax rates, by name. */
  countries: TaxedCountry[];
  exceptions: TaxExceptionView[];
  thresholds: TaxThresholdView[];
  /** Every category, those below others with their whole path. */
  categories: { id: number; name: string }[];
  /** The base currency of the thresholds. */
  currency: string;
  timeZone: string;
  /** All countries that the shop sells to. */
  allCountries: { code: string; name: string }[];
  /** Groups of countries that can be taxed at once. */
  regions: Region[];
  /** The destination of the examples, and their totals for each tax setting. */
  exampleCountry: string;
  examples: TaxExample[];
};

/** All tax settings, for the operator. */
export async function findTaxes(ctx: Context, { country }: TaxesQuery): Promise<Result<Taxes, StaffFailure>> {
  const refusal = staffFailure(ctx, "rules.write");
  if (refusal) return failure(refusal);
  const rows = await findTaxClassRows(ctx, SHIPPING_TAX_CLASS);
  const classes = rows.map((row) => ({
    ...row,
    isShippings: row.code === SHIPPING_TAX_CLASS,
    version: versionOf(recordOfClass(row)),
  }));
  const countries = await findTaxedCountries(ctx);
  const sold = await findCountries(ctx);
  const exampleCountry = [country, ctx.settings.defaultCountry].find((code) => sold.some((each) => each.code === code));
  const ofExample = countries.find((each) => each.countryCode === exampleCountry);
  const { taxDisplay, taxBase } = ctx.settings;
  return success({
    way: { taxDisplay, taxBase, version: versionOfTaxWay(ctx) },
    classes,
    countries,
    ...(await findExceptions(ctx)),
    currency: ctx.baseCurrency.code,
    timeZone: ctx.settings.timeZone,
    allCountries: sold.map(({ code, name }) => ({ code, name })),
    regions: await findRegionsToFill(ctx),
    exampleCountry: exampleCountry ?? "",
    examples: priceTaxExamples(ctx, classes, ofExample?.rates ?? []),
  });
}

/** How the list of countries is sorted and searched. */
export const TAXED_COUNTRY_ROWS: RowList<TaxedCountry> = {
  sorts: { country: ({ countryName: country }) => country, name: ({ name }) => name },
  search: ({ countryCode, countryName: country, name }) => [countryCode, country, name],
};

async function findExceptions(ctx: Context): Promise<Pick<Taxes, "exceptions" | "thresholds" | "categories">> {
  const language = ctx.visitor.language.code;
  const tree = await getCategoryTree(ctx);
  const pathOf = (id: number) =>
    lineageOf(tree, id)
      .map(({ name }) => name)
      .join(" › ");
  const exceptions = await findExceptionRows(ctx);
  const thresholds = await findThresholdRows(ctx);
  return {
    exceptions: exceptions.map(({ rateBasisPoints, startsAt, endsAt, ...row }) => ({
      ...row,
      version: versionOf(recordOfException({ ...row, rateBasisPoints, startsAt, endsAt })),
      countryName: countryName(language, row.countryCode),
      categoryName: row.categoryId === null ? "" : pathOf(row.categoryId),
      rate: writePercent(rateBasisPoints),
      startsAt: startsAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
    })),
    thresholds: thresholds.map((row) => {
      const { order, yearly, below } = moneyOf(ctx, row);
      return {
        countryCode: row.countryCode,
        countryName: countryName(language, row.countryCode),
        orderAmount: order && toMajorUnits(order),
        yearlyAmount: yearly && toMajorUnits(yearly),
        below,
        version: versionOf(recordOfThreshold(row)),
      };
    }),
    categories: [...tree.byId.keys()]
      .map((id) => ({ id, name: pathOf(id) }))
      .toSorted((one, other) => one.name.localeCompare(other.name, language)),
  };
}

async function findTaxedCountries(ctx: Context): Promise<TaxedCountry[]> {
  const language = ctx.visitor.language.code;
  const byCountry = Map.groupBy(await findAllTaxRateRows(ctx), ({ countryCode }) => countryCode);
  return [...byCountry]
    .map(([countryCode, rates]) => ({
      countryCode,
      countryName: countryName(language, countryCode),
      name: rates[0]!.name,
      version: versionOf(recordOfTaxes(rates)),
      rates: rates.map(({ taxClassCode, rateBasisPoints }) => ({ taxClassCode, rate: writePercent(rateBasisPoints) })),
    }))
    .toSorted((one, other) => one.countryName.localeCompare(other.countryName, language));
}
