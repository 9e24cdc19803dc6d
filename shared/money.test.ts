import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addMoney,
  allocate,
  compareMoney,
  convert,
  convertFixed,
  formatMoney,
  lowestBaseShownAs,
  minorDigits,
  moneyFromMinor,
  parseMajorUnits,
  percentBelow,
  percentOf,
  subtractMoney,
  sumMoney,
  taxWithin,
  timesQuantity,
  toMajorUnits,
  type Money,
  type MoneyFormat,
  SYMBOL_FORMATS,
} from "./money.ts";
import { NUMBER_STYLES, separatorsOf } from "./number-style.ts";

const dollars = (minor: number) => moneyFromMinor(minor, "USD");
const format: MoneyFormat = {
  symbol: "$",
  decimals: 2,
  omitsZeroDecimals: false,
  separators: separatorsOf("point", "en"),
  symbolFormat: "symbol_amount",
};
const amounts = fc.integer({ min: 0, max: 1_000_000_000 });
const currencies = fc.constantFrom("USD", "JPY", "KWD");
const rates = fc.tuple(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 0, max: 6 })).map(([digits, places]) => {
  const text = String(digits).padStart(places + 1, "0");
  return places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`;
});

describe("arithmetic", () => {
  test("refuses to mix currencies and fractions of a minor unit", () => {
    expect(() => addMoney(dollars(1), moneyFromMinor(1, "JPY"))).toThrow(TypeError);
    expect(() => subtractMoney(dollars(1), moneyFromMinor(1, "JPY"))).toThrow(TypeError);
    expect(() => compareMoney(dollars(1), moneyFromMinor(1, "JPY"))).toThrow(TypeError);
    expect(() => moneyFromMinor(0.5, "USD")).toThrow(RangeError);
    expect(() => timesQuantity(dollars(1), 1.5)).toThrow(RangeError);
  });

  test("rounds a percentage in the given mode", () => {
    expect(percentOf(dollars(1050), 1000, "half_up")).toEqual(dollars(105));
    expect(percentOf(dollars(5), 1000, "half_up")).toEqual(dollars(1));
    expect(percentOf(dollars(5), 1000, "down")).toEqual(dollars(0));
    expect(percentOf(dollars(1), 1, "up")).toEqual(dollars(1));
    expect(percentOf(dollars(-5), 1000, "half_up")).toEqual(dollars(-1));
  });

  test("finds the tax within a gross amount", () => {
    expect(taxWithin(dollars(11_900), 1900)).toEqual(dollars(1900));
    expect(taxWithin(dollars(100), 0)).toEqual(dollars(0));
  });
});

describe("allocate", () => {
  test("gives the largest remainders what is left over", () => {
    expect(allocate(dollars(100), [dollars(1), dollars(1), dollars(1)])).toEqual([
      dollars(34),
      dollars(33),
      dollars(33),
    ]);
    expect(allocate(dollars(-100), [dollars(1), dollars(1), dollars(1)])).toEqual([
      dollars(-34),
      dollars(-33),
      dollars(-33),
    ]);
    expect(allocate(dollars(5), [dollars(0), dollars(0)])).toEqual([dollars(3), dollars(2)]);
    expect(() => allocate(dollars(1), [dollars(-1), dollars(2)])).toThrow(RangeError);
  });

  test("loses no unit and gives no share of the other sign, nor more than a unit from the exact share", () => {
    fc.assert(
      fc.property(
        amounts,
        fc.array(amounts, { minLength: 1, maxLength: 30 }),
        currencies,
        (amount, weights, currency) => {
          const shares = allocate(
            moneyFromMinor(amount, currency),
            weights.map((weight) => moneyFromMinor(weight, currency)),
          );
          expect(sumMoney(shares, currency)).toEqual(moneyFromMinor(amount, currency));
          const total = weights.reduce((sum, weight) => sum + weight, 0);
          for (const [index, share] of shares.entries()) {
            expect(share.minor).toBeGreaterThanOrEqual(0);
            const exact = total === 0 ? amount / weights.length : (amount * weights[index]!) / total;
            expect(Math.abs(share.minor - exact)).toBeLessThanOrEqual(1);
          }
        },
      ),
    );
  });
});

describe("convert", () => {
  test("goes between minor units of 0, 2 and 3 digits", () => {
    expect(convert(dollars(1000), { code: "JPY", exchangeRate: "149.50", roundingStepMinor: 1 })).toEqual(
      moneyFromMinor(1495, "JPY"),
    );
    expect(convert(dollars(1000), { code: "KWD", exchangeRate: "0.3071", roundingStepMinor: 1 })).toEqual(
      moneyFromMinor(3071, "KWD"),
    );
    expect(convert(dollars(1000), { code: "KWD", exchangeRate: "0.3071", roundingStepMinor: 10 })).toEqual(
      moneyFromMinor(3070, "KWD"),
    );
    expect(convert(dollars(999), { code: "USD", exchangeRate: "1", roundingStepMinor: 1 })).toEqual(dollars(999));
  });

  test("a filter's bound in another currency is the first base amount shown as that or more", () => {
    fc.assert(
      fc.property(
        amounts,
        currencies,
        rates,
        fc.constantFrom(1, 5, 10),
        (shown, code, exchangeRate, roundingStepMinor) => {
          fc.pre(Number(exchangeRate) > 0 && code !== "USD");
          const currency = { code, exchangeRate, roundingStepMinor };
          const base = lowestBaseShownAs(moneyFromMinor(shown, code), currency, "USD");
          if (base.minor === Number.MAX_SAFE_INTEGER) return;
          expect(convert(base, currency).minor).toBeGreaterThanOrEqual(shown);
          if (base.minor > 0) expect(convert(dollars(base.minor - 1), currency).minor).toBeLessThan(shown);
        },
      ),
    );
  });
});

describe("a fixed price", () => {
  const fixedPrices = fc
    .record({
      own: fc.integer({ min: 0, max: 1_000_000 }),
      fixed: fc.integer({ min: 1, max: 1_000_000 }),
      code: fc.constantFrom("EUR", "JPY", "KWD"),
      roundingStepMinor: fc.constantFrom(1, 5, 10),
    })
    .map(({ own, fixed, code, roundingStepMinor }) => ({
      fixed: { own: dollars(own), price: moneyFromMinor(fixed * roundingStepMinor, code) },
      currency: { code, exchangeRate: "0.9", roundingStepMinor },
    }));

  test("turns the base-currency price into the fixed one, to the cent", () => {
    fc.assert(
      fc.property(fixedPrices, ({ fixed, currency }) => {
        expect(convertFixed(fixed.own, fixed, currency)).toEqual(fixed.price);
      }),
    );
  });

  test("gives each other amount its share of it, in steps of the currency, and a lower one never costs more", () => {
    fc.assert(
      fc.property(fixedPrices, amounts, amounts, ({ fixed, currency }, one, other) => {
        fc.pre(fixed.own.minor > 0);
        const [low, high] = [Math.min(one, other), Math.max(one, other)].map((minor) =>
          convertFixed(dollars(minor), fixed, currency),
        ) as [Money, Money];
        expect(compareMoney(low, high)).toBeLessThanOrEqual(0);
        expect(low.minor % currency.roundingStepMinor).toBe(0);
        const exact = (Math.min(one, other) * fixed.price.minor) / fixed.own.minor;
        expect(Math.abs(low.minor - exact)).toBeLessThanOrEqual(currency.roundingStepMinor / 2 + exact * 1e-12);
      }),
    );
  });

  test("does not follow the rate", () => {
    const fixed = { own: dollars(2000), price: moneyFromMinor(1990, "EUR") };
    const at = (exchangeRate: string) =>
      convertFixed(dollars(1500), fixed, { code: "EUR", exchangeRate, roundingStepMinor: 1 });
    expect(at("0.5")).toEqual(at("2"));
    expect(at("1")).toEqual(moneyFromMinor(1493, "EUR"));
  });
});

test("a bound beyond every price stays a number that the database can compare", () => {
  const cheap = { code: "KWD", exchangeRate: "0.0000000001", roundingStepMinor: 1 };
  expect(lowestBaseShownAs(moneyFromMinor(999_999_999_999_999, "KWD"), cheap, "USD")).toEqual(
    dollars(Number.MAX_SAFE_INTEGER),
  );
});

describe("writing and reading", () => {
  test("follows the settings", () => {
    expect(formatMoney(dollars(123_456_750), format)).toBe("$1,234,567.50");
    const comma = separatorsOf("comma", "en");
    expect(formatMoney(dollars(1250), { ...format, separators: comma, symbolFormat: "amount__symbol" })).toBe(
      "12,50\u00a0$",
    );
    expect(formatMoney(dollars(1250), { ...format, symbolFormat: "symbol__amount" })).toBe("$\u00a012.50");
    expect(formatMoney(dollars(1250), { ...format, symbolFormat: "amount_symbol" })).toBe("12.50$");
    expect(formatMoney(dollars(1250), { ...format, decimals: 3 })).toBe("$12.500");
    expect(formatMoney(dollars(-5), { ...format, decimals: 0 })).toBe("-$0.05");
    expect(formatMoney(moneyFromMinor(1495, "JPY"), { ...format, symbol: "¥", decimals: 0 })).toBe("¥1,495");
    expect(formatMoney(moneyFromMinor(1495, "KWD"), { ...format, symbol: "KD", decimals: 0 })).toBe("KD1.495");
  });

  test("of a currency's own: separators, groups, and whole amounts without decimals", () => {
    const written = (minor: number, style: (typeof NUMBER_STYLES)[number], language = "en") =>
      formatMoney(dollars(minor), { ...format, omitsZeroDecimals: true, separators: separatorsOf(style, language) });
    expect(written(123_456_750, "space")).toBe("$1\u00a0234\u00a0567,50");
    expect(written(123_456_700, "apostrophe")).toBe("$1’234’567");
    expect(written(123_456_750, "language", "es")).toBe("$1.234.567,50");
    expect(written(123_456_750, "language", "hi")).toBe("$12,34,567.50");
    expect(written(123_456_750, "language", "ar")).toBe("$1,234,567.50");
    expect(written(123_450, "language", "es")).toBe("$1.234,50");
    expect(written(0, "point")).toBe("$0");
    expect(written(-100, "point")).toBe("-$1");
    expect(written(5, "point")).toBe("$0.05");
  });

  test("what is shown is what is charged: read back, it is the amount, in every currency, language and format", () => {
    const formats = fc.record({
      symbol: fc.constantFrom("$", "€", "kr.", "د.إ", "₹", "CHF", "R$"),
      decimals: fc.integer({ min: 0, max: 4 }),
      omitsZeroDecimals: fc.boolean(),
      separators: fc
        .tuple(
          fc.constantFrom(...NUMBER_STYLES),
          fc.constantFrom("en", "es", "ar", "hi", "de", "fr", "pt", "de-CH", "sv"),
        )
        .map(([style, language]) => separatorsOf(style, language)),
      symbolFormat: fc.constantFrom(...SYMBOL_FORMATS),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000_000, max: 900_000_000_000 }),
        currencies,
        formats,
        (minor, currency, own) => {
          const amount = moneyFromMinor(minor, currency);
          const shown = formatMoney(amount, own);
          const isNegative = shown.startsWith("-");
          const [whole = "", fraction = ""] = shown
            .slice(isNegative ? 1 : 0)
            .replace(own.symbol, "")
            .replace(/^\u00a0|\u00a0$/, "")
            .split(own.separators.decimal);
          const read = `${whole.replaceAll(own.separators.thousands, "")}.${fraction || "0"}`;
          expect(parseMajorUnits(read, currency)).toEqual(moneyFromMinor(Math.abs(minor), currency));
          expect(isNegative).toBe(minor < 0);
        },
      ),
    );
  });

  test("reads what it has written in major units", () => {
    fc.assert(
      fc.property(amounts, currencies, (minor, currency) => {
        const amount = moneyFromMinor(minor, currency);
        expect(parseMajorUnits(toMajorUnits(amount), currency)).toEqual(amount);
        expect(toMajorUnits(amount).split(".")[1]?.length ?? 0).toBe(minorDigits(currency));
      }),
    );
  });

  test("reads only amounts", () => {
    for (const text of ["", "-1", "1e3", "1,5", "abc", "1.2.3", "9".repeat(13)])
      expect(parseMajorUnits(text, "USD")).toBeNull();
    for (const text of ["12.345", "12.001", "0.0001"]) expect(parseMajorUnits(text, "USD")).toBeNull();
    expect(parseMajorUnits("1.5", "JPY")).toBeNull();
    expect(parseMajorUnits("12.3400", "USD")).toEqual(dollars(1234));
    expect(parseMajorUnits(" 12.345 ", "USD", "half_up")).toEqual(dollars(1235));
    expect(parseMajorUnits("12.345", "USD", "down")).toEqual(dollars(1234));
  });
});

test("a discount is shown in whole percent, never more than it is", () => {
  expect(percentBelow(moneyFromMinor(667, "USD"), moneyFromMinor(1000, "USD"))).toBe(33);
  expect(percentBelow(moneyFromMinor(1000, "USD"), moneyFromMinor(1000, "USD"))).toBe(0);
  expect(percentBelow(moneyFromMinor(5, "USD"), null)).toBe(0);
  expect(percentBelow(moneyFromMinor(5, "USD"), moneyFromMinor(0, "USD"))).toBe(0);
});
