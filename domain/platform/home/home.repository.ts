import { and, asc, eq, sql } from "drizzle-orm";
import {
  banners,
  bannerTranslations,
  homeComponents,
  services,
  serviceTranslations,
  sliders,
  sliderTranslations,
} from "#db/schema/home.ts";
import type { Context } from "../../context.ts";
import type { Banner, HomeComponent, HomeSchedule, Service, Slider } from "./home.ts";

export async function findActiveComponents(ctx: Context): Promise<(HomeComponent & HomeSchedule)[]> {
  const rows = await ctx.db
    .select({
      id: homeComponents.id,
      kind: homeComponents.kind,
      options: homeComponents.options,
      startsAt: homeComponents.startsAt,
      endsAt: homeComponents.endsAt,
    })
    .from(homeComponents)
    .where(eq(homeComponents.isActive, true))
    .orderBy(asc(homeComponents.position), asc(homeComponents.id));
  return rows.map(({ startsAt, endsAt, ...row }) => ({
    ...row,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
  }));
}

export function findActiveSliders(ctx: Context): Promise<Slider[]> {
  return ctx.db
    .select({
      id: sliders.id,
      image: sliders.image,
      phoneImage: sliders.phoneImage,
      backdrop: sliders.backdrop,
      link: sliders.link,
      title: sql<string>`coalesce(${sliderTranslations.title}, ${sliders.title})`,
      text: sql<string>`coalesce(${sliderTranslations.text}, ${sliders.text})`,
      button: sql<string>`coalesce(${sliderTranslations.button}, ${sliders.button})`,
    })
    .from(sliders)
    .leftJoin(
      sliderTranslations,
      and(eq(sliderTranslations.sliderId, sliders.id), eq(sliderTranslations.languageCode, ctx.visitor.language.code)),
    )
    .where(eq(sliders.isActive, true))
    .orderBy(asc(sliders.position), asc(sliders.id));
}

export function findActiveBanners(ctx: Context): Promise<Banner[]> {
  return ctx.db
    .select({
      id: banners.id,
      image: banners.image,
      backdrop: banners.backdrop,
      link: banners.link,
      title: sql<string>`coalesce(${bannerTranslations.title}, ${banners.title})`,
      text: sql<string>`coalesce(${bannerTranslations.text}, ${banners.text})`,
    })
    .from(banners)
    .leftJoin(
      bannerTranslations,
      and(eq(bannerTranslations.bannerId, banners.id), eq(bannerTranslations.languageCode, ctx.visitor.language.code)),
    )
    .where(eq(banners.isActive, true))
    .orderBy(asc(banners.position), asc(banners.id));
}

export function findServiceRows(ctx: Context): Promise<Service[]> {
  return ctx.db
    .select({
      id: services.id,
      icon: services.icon,
      title: sql<string>`coalesce(${serviceTranslations.title}, ${services.title})`,
      text: sql<string>`coalesce(${serviceTranslations.text}, ${services.text})`,
    })
    .from(services)
    .leftJoin(
      serviceTranslations,
      and(
        eq(serviceTranslations.serviceId, services.id),
        eq(serviceTranslations.languageCode, ctx.visitor.language.code),
      ),
    )
    .orderBy(asc(services.position), asc(services.id));
}
