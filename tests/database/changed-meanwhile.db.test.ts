import { expect, test } from "vitest";
import { findCommissionRules } from "#domain/accounts/commission/find-commission-rules.ts";
import { setCommissionRule } from "#domain/accounts/commission/set-commission-rule.ts";
import { findRewardRules } from "#domain/accounts/reward/find-reward-rules.ts";
import { setRewardRule } from "#domain/accounts/reward/set-reward-rule.ts";
import { findCommonShipping } from "#domain/checkout/shipping/find-shop-shipping.ts";
import { shippingRateInput, shippingZoneInput } from "#domain/checkout/shipping/shipping.input.ts";
import { storeShippingRate } from "#domain/checkout/shipping/store-shipping-rate.ts";
import { storeShippingZone } from "#domain/checkout/shipping/store-shipping-zone.ts";
import { findRulePage } from "#domain/discovery/search-admin/find-rule-page.ts";
import { saveSearchRule } from "#domain/discovery/search-admin/save-search-rule.ts";
import { findAllCountries } from "#domain/platform/country-admin/find-all-countries.ts";
import { recordOfCountries, saveCountries } from "#domain/platform/country-admin/save-countries.ts";
import { changeCurrency } from "#domain/platform/currency/change-currency.ts";
import { findCurrencyBook } from "#domain/platform/currency/find-currency-book.ts";
import { findCountryGroups } from "#domain/platform/region/find-country-groups.ts";
import { storeRegion } from "#domain/platform/region/store-region.ts";
import { findTaxes } from "#domain/pricing/tax/find-taxes.ts";
import { removeTaxRates, setTaxRates } from "#domain/pricing/tax/set-tax-rates.ts";
import { versionOf } from "#domain/record-version.ts";
import { SEARCH_RULE_LIST } from "#shared/list/content-lists.ts";
import { readListUrl } from "#shared/list/list-url.ts";
import { staffContext } from "../support/customers.ts";
import { valueOf } from "../support/value-of.ts";
import { openTestDatabase } from "./open-test-database.ts";

const { db } = await openTestDatabase();
const staff = await staffContext(db, ["*"]);
const stale = { ok: false, failure: { code: "changed_meanwhile" } };

/** Two people open the same record: the second one to save is notified. */
async function expectSecondToConflict(version: string, save: (version: string, number: number) => Promise<unknown>) {
  expect(version).toMatch(/^[\w-]{16}$/);
  expect(await save(version, 1)).toSucceed();
  expect(await save(version, 2)).toEqual(stale);
}

test("tax rates", async () => {
  const rate = { country_code: "DE", name: "VAT", rates: [{ tax_class_code: "standard", rate: "19" }] };
  await removeTaxRates(staff, "DE");
  expect(await setTaxRates(staff, { ...rate, version: "" })).toSucceed();
  expect(await setTaxRates(staff, { ...rate, version: "" })).toEqual(stale);
  const { countries } = valueOf(await findTaxes(staff, {}));
  await expectSecondToConflict(countries.find(({ countryCode }) => countryCode === "DE")!.version, (version, number) =>
    setTaxRates(staff, { ...rate, rates: [{ tax_class_code: "standard", rate: `2${number}` }], version }),
  );
});

test("commission and point rules", async () => {
  const commission = { target: "default", key: "", percent: "10", fixed: "0" } as const;
  expect(await setCommissionRule(staff, { ...commission, version: "" })).toSucceed();
  expect(await setCommissionRule(staff, { ...commission, version: "" })).toEqual(stale);
  const [rule] = valueOf(await findCommissionRules(staff));
  await expectSecondToConflict(rule!.version, (version, number) =>
    setCommissionRule(staff, { ...commission, fixed: `0.${number}`, version }),
  );
  expect(valueOf(await findCommissionRules(staff))[0]).toMatchObject({ fixedMajor: "0.10" });
  const points = { target: "default", key: "", points: 5, per: "unit" } as const;
  expect(await setRewardRule(staff, points)).toSucceed();
  const [reward] = valueOf(await findRewardRules(staff));
  await expectSecondToConflict(reward!.version, (version, number) =>
    setRewardRule(staff, { ...points, points: number, version }),
  );
});

test("currencies", async () => {
  const { currencies } = valueOf(await findCurrencyBook(staff));
  const { code, version } = currencies.find(({ isBase }) => !isBase)!;
  const input = { exchange_rate: "1.5", rounding_step: "1", is_active: true, is_rate_followed: false };
  await expectSecondToConflict(version, (known, number) =>
    changeCurrency(staff, code, { ...input, symbol: `S${number}`, rounding_step: "0.01", version: known }),
  );
});

test("countries and regions", async () => {
  const version = versionOf(recordOfCountries(valueOf(await findAllCountries(staff))));
  const own = staff.settings.defaultCountry;
  await expectSecondToConflict(version, (known) => saveCountries(staff, { sold_to: [own], version: known }));
  valueOf(await storeRegion(staff, { name: "Home", countries: [own] }));
  const [region] = valueOf(await findCountryGroups(staff));
  await expectSecondToConflict(region!.version, (known, number) =>
    storeRegion(staff, { id: region!.id, name: `Home ${number}`, countries: [own], version: known }),
  );
});

test("rules for searches", async () => {
  const rule = { kind: "stop_word", language_code: "en", term: "cheap", target: "" } as const;
  expect(await saveSearchRule(staff, rule)).toSucceed();
  const { rows } = valueOf(await findRulePage(staff, readListUrl(SEARCH_RULE_LIST, new URLSearchParams())));
  await expectSecondToConflict(rows[0]!.version, (version, number) =>
    saveSearchRule(staff, { ...rule, id: rows[0]!.id, term: `cheap${number}`, version }),
  );
});

test("deliveries and their zones", async () => {
  const country = staff.settings.defaultCountry;
  const zone = { name: "Near", places: [{ country_code: country }] };
  const { id: zoneId } = valueOf(await storeShippingZone(staff, "operator", shippingZoneInput.parse(zone)));
  const rate = { name: "Parcel", method: "flat_rate", price: "4", minimum_days: 1, maximum_days: 3 };
  const { id } = valueOf(await storeShippingRate(staff, "operator", shippingRateInput.parse(rate)));
  const { rates, zones } = valueOf(await findCommonShipping(staff));
  await expectSecondToConflict(zones.find((each) => each.id === zoneId)!.version, (version, number) =>
    storeShippingZone(
      staff,
      "operator",
      shippingZoneInput.parse({ ...zone, id: zoneId, name: `Near ${number}`, version }),
    ),
  );
  await expectSecondToConflict(rates.find((each) => each.id === id)!.version, (version, number) =>
    storeShippingRate(staff, "operator", shippingRateInput.parse({ ...rate, id, price: `${number}`, version })),
  );
});
