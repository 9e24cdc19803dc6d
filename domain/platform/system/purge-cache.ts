import { PRODUCTS_TAG } from "#domain/catalog/product/product.ts";
import { LISTING_TAG } from "#domain/discovery/listing/listing-tags.ts";
import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { COUNTRIES_TAG } from "#domain/platform/country/country.ts";
import { HOME_TAG } from "#domain/platform/home/home.ts";
import { LANGUAGES_TAG } from "#domain/platform/language/find-languages.ts";
import { type StaffFailure, withStaffTransaction } from "#domain/platform/permission/permission.ts";
import { SETTINGS_TAG } from "#domain/platform/setting/get-settings.ts";
import { CAMPAIGNS_TAG } from "#domain/pricing/campaign/campaign.ts";
import { success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";

/** Every cached page depends on the settings; the others are values that were changed outside of the shop. */
const TAGS = [SETTINGS_TAG, LISTING_TAG, PRODUCTS_TAG, CAMPAIGNS_TAG, HOME_TAG, LANGUAGES_TAG, COUNTRIES_TAG];

/** Evicts all cached pages and shared values, in all processes. */
export function purgeCache(ctx: Context): Promise<Result<null, StaffFailure>> {
  return withStaffTransaction(ctx, "settings.manage", async (inside) => {
    await logAudit(inside, { action: "system.purge", subject: { kind: "system", id: "cache" } });
    await inside.cache.purge(TAGS);
    return success(null);
  });
}
