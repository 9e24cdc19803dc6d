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
const boss = await staffContext(db, ["*"]);
const stale = { ok: false, failure: { code: "changed_meanwhile" } };

/** Two people open the same record: the second one to save is notified. */
async function expectSecondToConflict(version: string, save: (version: string, number: number) => Promise<unknown>) {
  expect(version).toMatch(/^[\w-]{16}$/);
  expect(await save(version, 1)).toSucceed();
  expect(await save(version, 2)).toEqual(stale);
}

test("tax rates", async () => {
  const rate = { country_code: "DE", name: "VAT", rates: [{ tax_class_code: "standard", rate: "19" }] };
  await removeTaxRates(boss, "DE");
  expect(await setTaxRates(boss, { ...rate, version: "" })).toSucceed();
  expect(await setTaxRates(boss, { ...rate, version: "" })).toEqual(stale);
  const { countries } = valueOf(await findTaxes(boss, {}));
  await expectSecondToConflict(countries.find(({ countryCode }) => countryCode === "DE")!.version, (version, number) =>
    setTaxRates(boss, { ...rate, rates: [{ tax_class_code: "standard", rate: `2${number}` }], version }),
  );
});

test("commission and point rules", async () => {
  const commission = { target: "default", key: "", percent: "10", fixed: "0" } as const;
  expect(await setCommissionRule(boss, { ...commission, version: "" })).toSucceed();
  expect(await setCommissionRule(boss, { ...commission, version: "" })).toEqual(stale);
  const [rule] = valueOf(await findCommissionRules(boss));
  await expectSecondToConflict(rule!.version, (version, number) =>
    setCommissionRule(boss, { ...commission, fixed: `0.${number}`, version }),
  );
  expect(valueOf(await findCommissionRules(boss))[0]).toMatchObject({ fixedMajor: "0.10" });
  const points = { target: "default", key: "", points: 5, per: "unit" } as const;
  expect(await setRewardRule(boss, points)).toSucceed();
  const [reward] = valueOf(await findRewardRules(boss));
  await expectSecondToConflict(reward!.version, (version, number) =>
    setRewardRule(boss, { ...points, points: number, version }),
  );
});

test("currencies", async () => {
  const { currencies } = valueOf(await findCurrencyBook(boss));
  const { code, version } = currencies.find(({ isBase }) => !isBase)!;
  const input = { exchange_rate: "1.5", rounding_step: "1", is_active: true, is_rate_followed: false };
  await expectSecondToConflict(version, (known, number) =>
    changeCurrency(boss, code, { ...input, symbol: `S${number}`, rounding_step: "0.01", version: known }),
  );
});

test("countries and regions", async () => {
  const version = versionOf(recordOfCountries(valueOf(await findAllCountries(boss))));
  const own = boss.settings.defaultCountry;
  await expectSecondToConflict(version, (known) => saveCountries(boss, { sold_to: [own], version: known }));
  valueOf(await storeRegion(boss, { name: "Home", countries: [own] }));
  const [region] = valueOf(await findCountryGroups(boss));
  await expectSecondToConflict(region!.version, (known, number) =>
    storeRegion(boss, { id: region!.id, name: `Home ${number}`, countries: [own], version: known }),
  );
});

test("rules for searches", async () => {
  const rule = { kind: "stop_word", language_code: "en", term: "cheap", target: "" } as const;
  expect(await saveSearchRule(boss, rule)).toSucceed();
  const { rows } = valueOf(await findRulePage(boss, readListUrl(SEARCH_RULE_LIST, new URLSearchParams())));
  await expectSecondToConflict(rows[0]!.version, (version, number) =>
    saveSearchRule(boss, { ...rule, id: rows[0]!.id, term: `cheap${number}`, version }),
  );
});

test("deliveries and their zones", async () => {
  const country = boss.settings.defaultCountry;
  const zone = { name: "Near", places: [{ country_code: country }] };
  const { id: zoneId } = valueOf(await storeShippingZone(boss, "operator", shippingZoneInput.parse(zone)));
  const rate = { name: "Parcel", method: "flat_rate", price: "4", minimum_days: 1, maximum_days: 3 };
  const { id } = valueOf(await storeShippingRate(boss, "operator", shippingRateInput.parse(rate)));
  const { rates, zones } = valueOf(await findCommonShipping(boss));
  await expectSecondToConflict(zones.find((each) => each.id === zoneId)!.version, (version, number) =>
    storeShippingZone(
      boss,
      "operator",
      shippingZoneInput.parse({ ...zone, id: zoneId, name: `Near ${number}`, version }),
    ),
  );
  await expectSecondToConflict(rates.find((each) => each.id === id)!.version, (version, number) =>
    storeShippingRate(boss, "operator", shippingRateInput.parse({ ...rate, id, price: `${number}`, version })),
  );
});
