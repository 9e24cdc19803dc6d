import { and, asc, eq, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import {
  banners,
  bannerTranslations,
  homeComponents,
  services,
  serviceTranslations,
  sliders,
  sliderTranslations,
} from "#db/schema/home.ts";
import type { FocusPoint } from "#shared/focus-point.ts";
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
  return rows.map(withWrittenTimes);
}

function withWrittenTimes<Row extends { startsAt: Date | null; endsAt: Date | null }>(row: Row) {
  return { ...row, startsAt: row.startsAt?.toISOString() ?? null, endsAt: row.endsAt?.toISOString() ?? null };
}

/** A language's own image, if it has one. */
const ownImage = (translated: AnyPgColumn, original: AnyPgColumn) =>
  sql<string>`coalesce(nullif(${translated}, ''), ${original})`;

/** The texts of a language with a title of its own; a translation may also consist only of images. */
const ownText = (title: AnyPgColumn, translated: AnyPgColumn, original: AnyPgColumn) =>
  sql<string>`case when ${title} <> '' then ${translated} else ${original} end`;

const focusOf = (file: SQL) => sql<FocusPoint | null>`(select focus from media_files where file = ${file})`;

export async function findActiveSliders(ctx: Context): Promise<(Slider & HomeSchedule)[]> {
  const rows = await ctx.db
    .select({
      id: sliders.id,
      image: ownImage(sliderTranslations.image, sliders.image),
      phoneImage: ownImage(sliderTranslations.phoneImage, sliders.phoneImage),
      focus: focusOf(ownImage(sliderTranslations.image, sliders.image)),
      phoneFocus: focusOf(ownImage(sliderTranslations.phoneImage, sliders.phoneImage)),
      backdrop: sliders.backdrop,
      link: sliders.link,
      title: ownText(sliderTranslations.title, sliderTranslations.title, sliders.title),
      text: ownText(sliderTranslations.title, sliderTranslations.text, sliders.text),
      button: ownText(sliderTranslations.title, sliderTranslations.button, sliders.button),
      startsAt: sliders.startsAt,
      endsAt: sliders.endsAt,
    })
    .from(sliders)
    .leftJoin(
      sliderTranslations,
      and(eq(sliderTranslations.sliderId, sliders.id), eq(sliderTranslations.languageCode, ctx.visitor.language.code)),
    )
    .where(eq(sliders.isActive, true))
    .orderBy(asc(sliders.position), asc(sliders.id));
  return rows.map(withWrittenTimes);
}

export async function findActiveBanners(ctx: Context): Promise<(Banner & HomeSchedule)[]> {
  const rows = await ctx.db
    .select({
      id: banners.id,
      image: ownImage(bannerTranslations.image, banners.image),
      phoneImage: ownImage(bannerTranslations.phoneImage, banners.phoneImage),
      focus: focusOf(ownImage(bannerTranslations.image, banners.image)),
      phoneFocus: focusOf(ownImage(bannerTranslations.phoneImage, banners.phoneImage)),
      backdrop: banners.backdrop,
      link: banners.link,
      title: ownText(bannerTranslations.title, bannerTranslations.title, banners.title),
      text: ownText(bannerTranslations.title, bannerTranslations.text, banners.text),
      startsAt: banners.startsAt,
      endsAt: banners.endsAt,
    })
    .from(banners)
    .leftJoin(
      bannerTranslations,
      and(eq(bannerTranslations.bannerId, banners.id), eq(bannerTranslations.languageCode, ctx.visitor.language.code)),
    )
    .where(eq(banners.isActive, true))
    .orderBy(asc(banners.position), asc(banners.id));
  return rows.map(withWrittenTimes);
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
