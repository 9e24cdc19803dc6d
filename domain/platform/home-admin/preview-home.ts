import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import type { HomeComponent, HomeSchedule, HomeSection } from "../home/home.ts";
import { presentComponents } from "../home/find-home-components.ts";
import { readShopTime } from "#shared/shop-time.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Cache, type Context } from "../../context.ts";
import { getHome } from "../home/get-home.ts";
import type { HomeInput, HomePreviewQuery } from "./home-admin.input.ts";
import { optionsOf } from "./home-admin.repository.ts";
import { withSchedule } from "./with-schedule.ts";

/** Data read for another instant must not be cached for this one. */
const NO_CACHE: Cache = {
  get: (_key, _tags, load) => load(),
  purge: () => Promise.resolve(),
  dependsOnTags: () => undefined,
  cacheExpiresAt: () => undefined,
};

/**
 * The home page as its schedule shows it at an instant, as it is stored or as it is being arranged. Prices and stock are
 * those of today.
 */
export async function previewHome(
  ctx: Context,
  { at: typed, draft }: HomePreviewQuery,
): Promise<Result<{ sections: HomeSection[]; at: string }, StaffFailure>> {
  const refusal = staffFailure(ctx, "content.manage");
  if (refusal) return failure(refusal);
  const at = (typed === "" ? null : readShopTime(typed, ctx.settings.timeZone)) ?? ctx.now();
  // In a transaction the search keeps nothing either.
  return withTransaction(ctx, async (inside) => {
    const then = { ...inside, cache: NO_CACHE, now: () => at };
    const sections = await getHome(then, draft && presentComponents(then, draftComponents(then, draft)));
    return success({ sections, at: at.toISOString() });
  });
}

/** New sections have no id yet, and those that are hidden are not shown. */
function draftComponents(ctx: Context, sections: HomeInput["sections"]): (HomeComponent & HomeSchedule)[] {
  return sections
    .map((section, index) => ({ ...withSchedule(ctx, section), id: section.id ?? -1 - index }))
    .filter(({ is_active: isActive }) => isActive)
    .map((section) => ({
      id: section.id,
      kind: section.kind,
      options: optionsOf(section),
      startsAt: section.startsAt?.toISOString() ?? null,
      endsAt: section.endsAt?.toISOString() ?? null,
    }));
}
