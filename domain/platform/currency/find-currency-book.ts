import type { RowList } from "#domain/platform/list/row-list.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import {
  convert,
  moneyFromMinor,
  showMoney,
  timesQuantity,
  toMajorUnits,
  unitOf,
  type MoneyFormat,
  type ShownMoney,
} from "#shared/money.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { moneyFormat, type Context, type CurrencyFormat } from "../../context.ts";
import { countUnpaidPurchases, findCurrencyBookRows, getRateRefresh } from "./currency.repository.ts";
import { ISO_CURRENCIES } from "./iso-currencies.ts";
import { RATE_FAILURES, readRate, type RateFailure } from "./exchange-rate.ts";
import { recordOfCurrency } from "./change-currency.ts";
import { versionOf } from "../../record-version.ts";

/** A currency with all its settings. */
export type BookedCurrency = CurrencyFormat & {
  code: string;
  name: string;
  symbol: string;
  /** Units of it for 1 of the base currency. */
  exchangeRate: string;
  roundingStep: string;
  isActive: boolean;
  isBase: boolean;
  isRateFollowed: boolean;
  rateChangedAt: string | null;
  /** The proposed rate, if the source's differs too much to be applied automatically. */
  proposedRate: string | null;
  /** 100 units of the base currency in this one. */
  example: ShownMoney;
  /** The number of unpaid purchases in it. */
  unpaidCount: number;
  version: string;
};

export type CurrencyBook = {
  currencies: BookedCurrency[];
  /** Currencies that can be added, by name in the page's language. */
  addable: { code: string; name: string; finestStep: string }[];
  /** How amounts are formatted whose currency has no format of its own. */
  usual: Pick<MoneyFormat, "symbolFormat" | "separators">;
  /** The result of the last rate refresh; null without one. */
  refresh: { triedAt: string; succeededAt: string | null; failure: RateFailure | null } | null;
};

const EXAMPLE_UNITS = 100;

/** All currencies, for the operator. */
export async function findCurrencyBook(ctx: Context): Promise<Result<CurrencyBook, StaffFailure>> {
  const refusal = staffFailure(ctx, "rules.write");
  if (refusal) return failure(refusal);
  const unpaid = await countUnpaidPurchases(ctx);
  const refresh = await getRateRefresh(ctx);
  const example = timesQuantity(unitOf(ctx.baseCurrency.code), EXAMPLE_UNITS);
  const rows = await findCurrencyBookRows(ctx);
  return success({
    currencies: rows.map((row) => ({
      code: row.code,
      name: row.name,
      symbol: row.symbol,
      exchangeRate: readRate(row.exchangeRate) ?? row.exchangeRate,
      roundingStep: toMajorUnits(moneyFromMinor(row.roundingStepMinor, row.code)),
      symbolFormat: row.symbolFormat,
      numberStyle: row.numberStyle,
      omitsZeroDecimals: row.omitsZeroDecimals,
      isActive: row.isActive,
      isBase: row.code === ctx.baseCurrency.code,
      isRateFollowed: row.isRateFollowed,
      rateChangedAt: row.rateChangedAt?.toISOString() ?? null,
      proposedRate: row.proposedRate && readRate(row.proposedRate),
      example: showMoney(convert(example, row), moneyFormat(ctx, row)),
      unpaidCount: unpaid.get(row.code) ?? 0,
      version: versionOf(recordOfCurrency(row)),
    })),
    addable: findAddable(
      ctx,
      rows.map(({ code }) => code),
    ),
    usual: usualFormat(ctx),
    refresh: refresh && {
      triedAt: refresh.triedAt.toISOString(),
      succeededAt: refresh.succeededAt?.toISOString() ?? null,
      failure: RATE_FAILURES.find((each) => each === refresh.failure) ?? null,
    },
  });
}

function usualFormat(ctx: Context): CurrencyBook["usual"] {
  const { symbolFormat, separators } = moneyFormat(ctx, {
    ...ctx.baseCurrency,
    symbolFormat: null,
    numberStyle: null,
  });
  return { symbolFormat, separators };
}

function findAddable(ctx: Context, known: readonly string[]): CurrencyBook["addable"] {
  const language = ctx.visitor.language.code;
  const names = new Intl.DisplayNames(language, { type: "currency", fallback: "code" });
  return [...ISO_CURRENCIES]
    .filter((code) => !known.includes(code))
    .map((code) => ({ code, name: names.of(code) ?? code, finestStep: toMajorUnits(moneyFromMinor(1, code)) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language));
}

export const CURRENCY_ROWS: RowList<BookedCurrency> = {
  sorts: {
    code: ({ code }) => code,
    name: ({ name }) => name,
    rate: ({ exchangeRate }) => Number(exchangeRate),
    changed: ({ rateChangedAt }) => rateChangedAt,
  },
  filters: {
    state: ({ isActive }) => (isActive ? "available" : "off"),
    source: ({ isRateFollowed }) => (isRateFollowed ? "automatic" : "manual"),
  },
  search: ({ code, name, symbol }) => [code, name, symbol],
};
