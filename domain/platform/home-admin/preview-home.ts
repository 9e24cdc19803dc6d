import { staffRefusal, type StaffRefusal } from "#domain/platform/permission/permission.ts";
import { readShopTime } from "#shared/shop-time.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Cache, type Context } from "../../context.ts";
import { getHome } from "../home/get-home.ts";
import type { HomeSection } from "../home/home.ts";

/** What is read for another instant must not be cached for this one. */
const NO_CACHE: Cache = {
  get: (_key, _tags, load) => load(),
  purge: () => Promise.resolve(),
  dependsOnTags: () => undefined,
  cacheExpiresAt: () => undefined,
};

/** The home page as its schedule shows it at an instant; now if `typed` is none. Prices and stock are those of today. */
export async function previewHome(
  ctx: Context,
  typed: string,
): Promise<Result<{ sections: HomeSection[]; at: string }, StaffRefusal>> {
  const refusal = staffRefusal(ctx, "content.manage");
  if (refusal) return failure(refusal);
  const at = (typed === "" ? null : readShopTime(typed, ctx.settings.timeZone)) ?? ctx.now();
  // In a transaction the search keeps nothing either.
  return withTransaction(ctx, async (inside) => {
    const sections = await getHome({ ...inside, cache: NO_CACHE, now: () => at });
    return success({ sections, at: at.toISOString() });
  });
}
