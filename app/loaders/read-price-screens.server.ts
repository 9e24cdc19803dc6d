import { data } from "react-router";
import { idParameter } from "#domain/id.input.ts";
import type { Context } from "#domain/context.ts";
import { getPriceRuleForm } from "#domain/pricing/price-rule/find-price-rules-of.ts";
import type { PriceRuleForm, SaleOwner } from "#domain/pricing/price-rule/price-rule.ts";
import { shopTimeOf } from "#shared/shop-time.ts";

const WEEK = 7 * 86_400_000;

/** The form of a price with its values; `new` creates one, and a missing one is a 404. */
export async function readPriceRuleScreen(ctx: Context, owner: SaleOwner, id: string) {
  const rule = id === "new" ? null : await findRule(ctx, owner, id);
  return { rule, times: newSaleTimes(ctx), timeZone: ctx.settings.timeZone, currency: ctx.baseCurrency.code };
}

/** From now, for a week. */
export function newSaleTimes(ctx: Context): { startsAt: string; endsAt: string } {
  const { timeZone } = ctx.settings;
  const now = ctx.now().getTime();
  return {
    startsAt: shopTimeOf(new Date(now).toISOString(), timeZone),
    endsAt: shopTimeOf(new Date(now + WEEK).toISOString(), timeZone),
  };
}

async function findRule(ctx: Context, owner: SaleOwner, id: string): Promise<PriceRuleForm> {
  const read = idParameter.safeParse({ id });
  const found = read.success ? await getPriceRuleForm(ctx, owner, read.data.id) : null;
  if (!found?.ok || !found.value.canChange) throw data(null, { status: 404 });
  return found.value;
}
