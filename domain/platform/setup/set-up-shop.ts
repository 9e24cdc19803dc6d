import type { InvalidFields, Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { isCountryServed } from "#domain/customers/address/check-address.ts";
import { CURRENCIES_TAG, findAllCurrencies } from "#domain/platform/currency/find-currencies.ts";
import { ALL_PERMISSIONS } from "#domain/customers/customer/customer.ts";
import { enterAsCustomer, type Entered } from "#domain/customers/sign-in/enter-as-customer.ts";
import { createStaff } from "#domain/customers/account/create-staff.ts";
import { findLanguages } from "#domain/platform/language/find-languages.ts";
import { limitOfAddress, consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import { changeSettings } from "#domain/platform/setting/change-settings.ts";
import { isTimeZone } from "#shared/shop-time.ts";
import { withTransaction, type Context } from "../../context.ts";
import type { SetUpInput } from "./setup.input.ts";
import { isSetupCode } from "./setup-code.ts";
import { aimShipping, claimSetUp, insertOperatorShop, rebaseCurrencies } from "./setup.repository.ts";

export type SetUpFailure = Failure<"already_set_up" | "wrong_setup_code" | "too_many_tries"> | InvalidFields;

/** Sets up an empty shop: its name, base currency and first operator, who is signed in. */
export async function setUpShop(ctx: Context, input: SetUpInput): Promise<Result<Entered, SetUpFailure>> {
  if (ctx.settings.isSetUp) return failure({ code: "already_set_up" });
  const taken = await consumeRateLimit(ctx, limitOfAddress(ctx, "set-up", ctx.settings.signInTriesPerAddress));
  if (!taken.ok) return taken;
  if (!isSetupCode(ctx, input.code)) return failure({ code: "wrong_setup_code" });
  const currency = (await findAllCurrencies(ctx)).find(({ code }) => code === input.currency);
  const errors = await findErrors(ctx, input, currency !== undefined);
  if (!currency || Object.keys(errors).length > 0) return failure({ code: "invalid", errors });
  const customerId = await withTransaction(ctx, async (inside) => {
    if (!(await claimSetUp(inside))) return null;
    const id = await createStaff(inside, input, ALL_PERMISSIONS);
    await insertOperatorShop(inside, { name: input.shop_name, slug: slugOf(input.shop_name), ownerId: id });
    await aimShipping(inside, ctx.settings.defaultCountry, input.country);
    if (currency.code !== ctx.settings.defaultCurrency)
      await rebaseCurrencies(inside, ctx.settings.defaultCurrency, currency);
    await changeSettings(inside, {
      shopName: input.shop_name,
      shopEmail: input.email,
      defaultCurrency: input.currency,
      defaultLanguage: input.language,
      defaultCountry: input.country,
      ...(isTimeZone(input.time_zone ?? "") && { timeZone: input.time_zone }),
      isSetUp: true,
    });
    await inside.cache.purge([CURRENCIES_TAG]);
    return id;
  });
  return customerId === null ? failure({ code: "already_set_up" }) : success(await enterAsCustomer(ctx, customerId));
}

async function findErrors(
  ctx: Context,
  input: SetUpInput,
  isCurrencyKnown: boolean,
): Promise<Record<string, string[]>> {
  const sentence = ctx.t("Choose one of the options.");
  const isLanguageKnown = (await findLanguages(ctx)).some(({ code }) => code === input.language);
  return {
    ...((await isCountryServed(ctx, input.country)) ? {} : { country: [sentence] }),
    ...(isCurrencyKnown ? {} : { currency: [sentence] }),
    ...(isLanguageKnown ? {} : { language: [sentence] }),
  };
}

function slugOf(name: string): string {
  const slug = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return slug || "shop";
}
