import type { Context } from "../../context.ts";
import { isInLanguage } from "./home-audience.ts";
import { HOME_TAG, type Banner, type HomeComponent, type Service, type Slider } from "./home.ts";
import { findActiveBanners, findActiveComponents, findActiveSliders, findServiceRows } from "./home.repository.ts";

/** The sections that the home screen shows now, in their order; its page expires when one begins or ends. */
export async function findHomeComponents(ctx: Context): Promise<HomeComponent[]> {
  const components = await ctx.cache.get("home-components", [HOME_TAG], () => findActiveComponents(ctx));
  const now = ctx.now().toISOString();
  for (const at of components.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]))
    if (at !== null && at > now) ctx.cache.cacheExpiresAt(new Date(at));
  return components
    .filter(({ options }) => isInLanguage(options, ctx.visitor.language.code))
    .filter(({ startsAt, endsAt }) => (startsAt ?? now) <= now && (endsAt === null || endsAt > now))
    .map(({ id, kind, options }) => ({ id, kind, options }));
}

export function findSliders(ctx: Context): Promise<Slider[]> {
  return ctx.cache.get(`sliders:${ctx.visitor.language.code}`, [HOME_TAG], () => findActiveSliders(ctx));
}

export function findBanners(ctx: Context): Promise<Banner[]> {
  return ctx.cache.get(`banners:${ctx.visitor.language.code}`, [HOME_TAG], () => findActiveBanners(ctx));
}

export function findServices(ctx: Context): Promise<Service[]> {
  return ctx.cache.get(`services:${ctx.visitor.language.code}`, [HOME_TAG], () => findServiceRows(ctx));
}
