import { asc, eq, notInArray, sql } from "drizzle-orm";
import { banners, bannerTranslations, homeComponents, sliders, sliderTranslations } from "#db/schema/home.ts";
import type { Context } from "../../context.ts";
import type { HomeInput, SlideInput } from "./home-admin.input.ts";
import type { HomeSchedule, HomeSectionOptions } from "../home/home.ts";
import type { HomeSectionForm, SlideCollection, SlideForm } from "./home-admin.ts";

/** A section with its schedule read. */
export type ScheduledSection = Scheduled<HomeInput["sections"][number]>;
export type ScheduledSlide = Scheduled<SlideInput>;
type Schedule = { startsAt: Date | null; endsAt: Date | null };
export type Scheduled<Entry> = Omit<Entry, "starts_at" | "ends_at"> & Schedule;

/** Concurrent saves run one after the other. */
export async function lockHome(ctx: Context): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('home-page', 0))`);
}

export async function findSectionRows(ctx: Context): Promise<HomeSectionForm[]> {
  const rows = await ctx.db.select().from(homeComponents).orderBy(asc(homeComponents.position), asc(homeComponents.id));
  return rows.map(({ id, kind, isActive, options, startsAt, endsAt }) => ({
    id,
    kind,
    isActive,
    categoryId: options.categoryId ?? null,
    bannerIds: options.bannerIds ?? [],
    seconds: options.seconds ?? null,
    languages: options.languages ?? [],
    countries: options.countries ?? [],
    device: options.device ?? null,
    ...writtenSchedule({ startsAt, endsAt }),
  }));
}

/** Stores the sections in this order; missing ones are deleted. */
export async function replaceSections(ctx: Context, sections: readonly ScheduledSection[]): Promise<void> {
  const kept = sections.flatMap(({ id }) => id ?? []);
  await ctx.db.delete(homeComponents).where(kept.length > 0 ? notInArray(homeComponents.id, kept) : undefined);
  for (const [position, section] of sections.entries()) {
    const { id, kind, is_active: isActive, startsAt, endsAt } = section;
    const options = optionsOf(section);
    const row = { kind, isActive, position, options, startsAt, endsAt };
    if (id === null) await ctx.db.insert(homeComponents).values(row);
    else await ctx.db.update(homeComponents).set(row).where(eq(homeComponents.id, id));
  }
}

export function optionsOf(section: ScheduledSection): HomeSectionOptions {
  const { category_id: categoryId, banner_ids: bannerIds, seconds, languages, countries, device } = section;
  return {
    ...(categoryId === null ? {} : { categoryId }),
    ...(bannerIds.length > 0 ? { bannerIds } : {}),
    ...(seconds === null ? {} : { seconds }),
    ...(languages.length > 0 ? { languages } : {}),
    ...(countries.length > 0 ? { countries: [...new Set(countries)].toSorted() } : {}),
    ...(device === null ? {} : { device }),
  };
}

export async function findSlideRows(ctx: Context, collection: SlideCollection): Promise<SlideForm[]> {
  if (collection === "sliders") {
    const rows = await ctx.db.select().from(sliders).orderBy(asc(sliders.position), asc(sliders.id));
    const texts = await ctx.db.select().from(sliderTranslations).orderBy(asc(sliderTranslations.languageCode));
    return rows.map(({ position: _position, startsAt, endsAt, ...row }) => ({
      ...row,
      ...writtenSchedule({ startsAt, endsAt }),
      translations: texts.filter(({ sliderId }) => sliderId === row.id).map(({ sliderId: _id, ...each }) => each),
    }));
  }
  const rows = await ctx.db.select().from(banners).orderBy(asc(banners.position), asc(banners.id));
  const texts = await ctx.db.select().from(bannerTranslations).orderBy(asc(bannerTranslations.languageCode));
  return rows.map(({ position: _position, startsAt, endsAt, ...row }) => ({
    ...row,
    ...writtenSchedule({ startsAt, endsAt }),
    button: "",
    translations: texts
      .filter(({ bannerId }) => bannerId === row.id)
      .map(({ bannerId: _id, ...each }) => ({ ...each, button: "" })),
  }));
}

/** Stores the slides in this order; missing ones are deleted. */
export async function replaceSlides(ctx: Context, slides: readonly ScheduledSlide[]): Promise<void> {
  const kept = slides.flatMap(({ id }) => id ?? []);
  await ctx.db.delete(sliders).where(kept.length > 0 ? notInArray(sliders.id, kept) : undefined);
  for (const [position, slide] of slides.entries()) {
    const { image, backdrop, link, title, text, button, is_active: isActive, startsAt, endsAt } = slide;
    const row = {
      image,
      phoneImage: slide.phone_image || image,
      backdrop,
      link,
      title,
      text,
      button,
      isActive,
      startsAt,
      endsAt,
      position,
    };
    const [stored] =
      slide.id === null
        ? await ctx.db.insert(sliders).values(row).returning({ id: sliders.id })
        : await ctx.db.update(sliders).set(row).where(eq(sliders.id, slide.id)).returning({ id: sliders.id });
    const sliderId = stored!.id;
    await ctx.db.delete(sliderTranslations).where(eq(sliderTranslations.sliderId, sliderId));
    const texts = translationsOf(slide).map((each) => ({ sliderId, ...each }));
    if (texts.length > 0) await ctx.db.insert(sliderTranslations).values(texts);
  }
}

/** The same for banners. */
export async function replaceBanners(ctx: Context, slides: readonly ScheduledSlide[]): Promise<void> {
  const kept = slides.flatMap(({ id }) => id ?? []);
  await ctx.db.delete(banners).where(kept.length > 0 ? notInArray(banners.id, kept) : undefined);
  for (const [position, slide] of slides.entries()) {
    const { image, phone_image: phoneImage, backdrop, link, title, text, is_active: isActive } = slide;
    const { startsAt, endsAt } = slide;
    const row = { image, phoneImage, backdrop, link, title, text, isActive, startsAt, endsAt, position };
    const [stored] =
      slide.id === null
        ? await ctx.db.insert(banners).values(row).returning({ id: banners.id })
        : await ctx.db.update(banners).set(row).where(eq(banners.id, slide.id)).returning({ id: banners.id });
    const bannerId = stored!.id;
    await ctx.db.delete(bannerTranslations).where(eq(bannerTranslations.bannerId, bannerId));
    const texts = translationsOf(slide).map(({ button: _button, ...each }) => ({ bannerId, ...each }));
    if (texts.length > 0) await ctx.db.insert(bannerTranslations).values(texts);
  }
}

function writtenSchedule({ startsAt, endsAt }: Schedule): HomeSchedule {
  return { startsAt: startsAt?.toISOString() ?? null, endsAt: endsAt?.toISOString() ?? null };
}

function translationsOf({ translations }: Pick<SlideInput, "translations">) {
  return translations
    .map(({ language_code: languageCode, phone_image: phoneImage, title, text, button, image }) => ({
      languageCode,
      image,
      phoneImage,
      title,
      ...(title === "" ? { text: "", button: "" } : { text, button }),
    }))
    .filter(({ title, image, phoneImage }) => title !== "" || image !== "" || phoneImage !== "");
}
