import type { Context } from "../../context.ts";
import { HOME_TAG, type Banner, type HomeComponent, type Service, type Slider } from "./home.ts";
import { findActiveBanners, findActiveComponents, findActiveSliders, findServiceRows } from "./home.repository.ts";

/** The sections of the home screen in their order. */
export function findHomeComponents(ctx: Context): Promise<HomeComponent[]> {
  return ctx.cache.get("home-components", [HOME_TAG], () => findActiveComponents(ctx));
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
