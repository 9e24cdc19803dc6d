import { productTag } from "#domain/catalog/product/product.ts";
import { checkAddress } from "#domain/customers/address/check-address.ts";
import { toPostalAddress } from "#domain/customers/address/address.input.ts";
import type { ImageFailure, ImageForm } from "#domain/platform/file/file-store.ts";
import { findLanguages } from "#domain/platform/language/find-languages.ts";
import { requireOwnShop, type ShopFailure } from "#domain/shops/shop/require-own-shop.ts";
import { SHOP_FIGURES_TAG, SHOPS_TAG } from "#domain/shops/shop/shop.ts";
import type { InvalidFields } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import type { ShopImprintInput, ShopImage, ShopProfileInput } from "./profile.input.ts";
import {
  findProductIdsOf,
  getProfileRow,
  updateProfile,
  writeImprint,
  writeTranslations,
} from "./profile.repository.ts";

const DAY_MILLISECONDS = 86_400_000;
const IMAGE_FORMS: Record<ShopImage, ImageForm> = {
  logo: { square: 512, fit: "cover" },
  banner: { square: 1600, fit: "inside" },
};
const OWN_IMAGE = "shop-";

/** Saves the profile; on holiday the shop is listed but sells nothing. */
export async function saveShopProfile(ctx: Context, input: ShopProfileInput): Promise<Result<null, ShopFailure>> {
  const shop = await requireOwnShop(ctx, "shop.write");
  if (!shop.ok) return shop;
  const languages = new Set((await findLanguages(ctx)).map(({ code }) => code));
  const { name, tagline, city, story, policies } = input;
  return withTransaction(ctx, async (inside) => {
    await updateProfile(inside, shop.value.id, {
      name,
      tagline,
      city,
      story,
      policies,
      openingHours: input.opening_hours,
      holidayMessage: input.holiday_message,
      onHolidayFromAt: input.holiday_from ? beginOf(input.holiday_from) : null,
      onHolidayUntilAt: input.holiday_until ? endOf(input.holiday_until) : null,
    });
    const translations = input.translations
      .filter(({ language_code: code }) => languages.has(code) && code !== ctx.settings.defaultLanguage)
      .map(({ language_code: languageCode, ...texts }) => ({ languageCode, ...texts }))
      .filter((texts) => texts.tagline || texts.story || texts.city || texts.policies);
    await writeTranslations(inside, shop.value.id, [
      ...new Map(translations.map((texts) => [texts.languageCode, texts])).values(),
    ]);
    await purgeShop(inside, shop.value.id);
    return success(null);
  });
}

/** The shop's legal identity, for its page and its next invoices. */
export async function saveShopImprint(
  ctx: Context,
  input: ShopImprintInput,
): Promise<Result<null, ShopFailure | InvalidFields>> {
  const shop = await requireOwnShop(ctx, "shop.write");
  if (!shop.ok) return shop;
  const address = toPostalAddress(input);
  const errors = await checkAddress(ctx, address);
  if (Object.keys(errors).length > 0) return failure({ code: "invalid", errors });
  await withTransaction(ctx, async (inside) => {
    await writeImprint(inside, shop.value.id, { ...address, vatNumber: input.vat_number });
    await purgeShop(inside, shop.value.id);
  });
  return success(null);
}

/** Stores an uploaded image without metadata, and deletes the previous one. */
export async function changeShopImage(
  ctx: Context,
  kind: ShopImage,
  bytes: Uint8Array,
): Promise<Result<null, ShopFailure | ImageFailure>> {
  const shop = await requireOwnShop(ctx, "shop.write");
  if (!shop.ok) return shop;
  const read = await ctx.readImage(bytes, IMAGE_FORMS[kind]);
  if (!read.ok) return read;
  const file = `${OWN_IMAGE}${kind}-${ctx.newToken()}.webp`;
  await ctx.files.write("pictures", file, read.value);
  return withTransaction(ctx, async (inside): Promise<Result<null, ShopFailure>> => {
    const profile = await getProfileRow(inside, shop.value.id);
    if (!profile) return failure({ code: "not_found" });
    await updateProfile(inside, shop.value.id, { [kind]: file });
    const former = profile[kind];
    // The demo's images have other names.
    if (former?.startsWith(`${OWN_IMAGE}${kind}-`))
      inside.afterCommit((outside) => outside.files.remove("pictures", former));
    await purgeShop(inside, shop.value.id);
    return success(null);
  });
}

async function purgeShop(ctx: Context, shopId: number): Promise<void> {
  const products = await findProductIdsOf(ctx, shopId);
  await ctx.cache.purge([SHOPS_TAG, SHOP_FIGURES_TAG, ...products.map(productTag)]);
}

function beginOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

function endOf(day: string): Date {
  return new Date(beginOf(day).getTime() + DAY_MILLISECONDS);
}
