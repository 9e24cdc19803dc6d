import { data } from "react-router";
import { idParameter } from "#domain/id.input.ts";
import type { CouponForm, CouponOwner } from "#domain/pricing/coupon-admin/coupon-admin.ts";
import { getCouponForm } from "#domain/pricing/coupon-admin/get-coupon-form.ts";
import type { Context } from "#domain/context.ts";
import { findLanguages } from "#domain/platform/language/find-languages.ts";

const MINUTE = 60_000;
const USUAL_DAYS = 30;

/** The form of a coupon with its values; `new` creates one, and a missing coupon is a 404. */
export async function readCouponScreen(ctx: Context, owner: CouponOwner, id: string) {
  const languages = (await findLanguages(ctx)).filter(({ code }) => code !== ctx.settings.defaultLanguage);
  const coupon = id === "new" ? null : await findCoupon(ctx, owner, id);
  return { coupon, languages, times: newTimes(ctx), currency: ctx.baseCurrency.code };
}

async function findCoupon(ctx: Context, owner: CouponOwner, id: string): Promise<CouponForm> {
  const read = idParameter.safeParse({ id });
  const found = read.success ? await getCouponForm(ctx, owner, read.data.id) : null;
  if (!found?.ok) throw data(null, { status: 404 });
  return found.value;
}

/** From now, for a month. */
function newTimes(ctx: Context): { startsAt: string; endsAt: string } {
  const start = Math.floor(ctx.now().getTime() / MINUTE) * MINUTE;
  const end = start + USUAL_DAYS * 24 * 60 * MINUTE;
  return { startsAt: new Date(start).toISOString(), endsAt: new Date(end).toISOString() };
}
