import { notifyStaff } from "#domain/platform/staff/notify-staff.ts";
import { withTransaction, type Context } from "../../context.ts";
import { deleteRateRefresh, lockCurrencies, saveCurrency, saveRateRefresh } from "./currency.repository.ts";
import { isJump, isSameRate, readRates, type RateFailure, type RateSource } from "./exchange-rate.ts";
import { CURRENCIES_TAG } from "./find-currencies.ts";

/**
 * Fetches exchange rates from the source. A bad response changes nothing; a rate that differs too much waits for staff.
 */
export async function refreshRates(ctx: Context, source: RateSource | null): Promise<void> {
  if (!source) return deleteRateRefresh(ctx);
  const rates = await askFor(ctx, source);
  if (typeof rates === "string") {
    ctx.log.error({ failure: rates }, "the exchange rates could not be refreshed");
    return saveRateRefresh(ctx, rates);
  }
  await withTransaction(ctx, (inside) => takeRates(inside, rates));
}

async function askFor(ctx: Context, source: RateSource): Promise<ReadonlyMap<string, string> | RateFailure> {
  try {
    return readRates(await source(), ctx.baseCurrency.code);
  } catch (error) {
    ctx.log.error({ err: error }, "the source of exchange rates does not answer");
    return "unreachable";
  }
}

async function takeRates(ctx: Context, rates: ReadonlyMap<string, string>): Promise<void> {
  const jumped: string[] = [];
  let isChanged = false;
  for (const { code, exchangeRate, isRateFollowed, proposedRate } of await lockCurrencies(ctx)) {
    const rate = rates.get(code);
    if (code === ctx.baseCurrency.code || !isRateFollowed || !rate) continue;
    if (isJump(exchangeRate, rate, ctx.settings.maximumRateJumpPercent)) {
      if (!proposedRate) jumped.push(code);
      await saveCurrency(ctx, code, { proposedRate: rate });
    } else if (!isSameRate(exchangeRate, rate)) {
      await saveCurrency(ctx, code, { exchangeRate: rate, rateChangedAt: ctx.now(), proposedRate: null });
      isChanged = true;
    } else if (proposedRate) await saveCurrency(ctx, code, { proposedRate: null });
  }
  await saveRateRefresh(ctx, null);
  if (isChanged) await ctx.cache.purge([CURRENCIES_TAG]);
  if (jumped.length > 0) await reportJumps(ctx, jumped);
}

async function reportJumps(ctx: Context, codes: readonly string[]): Promise<void> {
  ctx.log.warn({ codes }, "exchange rates are too far from those of before");
  await notifyStaff(ctx, "rules.write", {
    topic: "security",
    messageType: "warning",
    idempotencyKey: `rates:${codes.join()}:${ctx.now().toISOString().slice(0, 10)}`,
    link: "/admin/currencies",
    write: (t) => ({
      title: t("Unusual exchange rate change"),
      message: t("Check {currencies}. The current rate stays in use until someone accepts the new one.", {
        currencies: codes.join(", "),
      }),
    }),
  });
}
