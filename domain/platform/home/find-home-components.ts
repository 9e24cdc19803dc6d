import type { Context } from "../../context.ts";
import { isInLanguage } from "./audience-of.ts";
import { HOME_TAG, type Banner, type HomeComponent, type HomeSchedule, type Service, type Slider } from "./home.ts";
import { findActiveBanners, findActiveComponents, findActiveSliders, findServiceRows } from "./home.repository.ts";

/** What a home page without sections shows, as soon as there are products. */
const WITHOUT_SECTIONS: HomeComponent[] = [
  { id: 1, kind: "newest", options: {} },
  { id: 2, kind: "categories", options: {} },
];

/** The sections that the home screen shows now, in their order; its page expires when one begins or ends. */
export async function findHomeComponents(ctx: Context): Promise<HomeComponent[]> {
  return presentComponents(ctx, await ctx.cache.get("home-components", [HOME_TAG], () => findActiveComponents(ctx)));
}

/** Those of these sections that are shown now, in the visitor's language. */
export function presentComponents(
  ctx: Context,
  components: readonly (HomeComponent & HomeSchedule)[],
): HomeComponent[] {
  if (components.length === 0) return WITHOUT_SECTIONS;
  return shownNow(ctx, components).filter(({ options }) => isInLanguage(options, ctx.visitor.language.code));
}

export async function findSliders(ctx: Context): Promise<Slider[]> {
  const key = `sliders:${ctx.visitor.language.code}`;
  return shownNow(ctx, await ctx.cache.get(key, [HOME_TAG], () => findActiveSliders(ctx)));
}

export async function findBanners(ctx: Context): Promise<Banner[]> {
  const key = `banners:${ctx.visitor.language.code}`;
  return shownNow(ctx, await ctx.cache.get(key, [HOME_TAG], () => findActiveBanners(ctx)));
}

/** What has begun and not ended; a page that asks expires when one of them does. */
function shownNow<Entry extends HomeSchedule>(ctx: Context, entries: readonly Entry[]) {
  const now = ctx.now().toISOString();
  for (const at of entries.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]))
    if (at !== null && at > now) ctx.cache.cacheExpiresAt(new Date(at));
  return entries
    .filter(({ startsAt, endsAt }) => (startsAt ?? now) <= now && (endsAt === null || endsAt > now))
    .map(({ startsAt: _startsAt, endsAt: _endsAt, ...entry }) => entry);
}

export function findServices(ctx: Context): Promise<Service[]> {
  return ctx.cache.get(`services:${ctx.visitor.language.code}`, [HOME_TAG], () => findServiceRows(ctx));
}
