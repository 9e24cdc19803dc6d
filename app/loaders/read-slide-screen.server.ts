import { data } from "react-router";
import type { Context } from "#domain/context.ts";
import { findClicks, findSlides } from "#domain/platform/home-admin/find-home-sections.ts";
import { homeRevisionOf } from "#domain/platform/home-admin/home-revision.ts";
import type { SlideCollection } from "#domain/platform/home-admin/home-admin.ts";
import { findLanguages } from "#domain/platform/language/find-languages.ts";

/** The slides or banners, and the languages to translate them into. */
export async function readSlideScreen(ctx: Context, collection: SlideCollection) {
  const [slides, clicks] = await Promise.all([findSlides(ctx, collection), findClicks(ctx, collection)]);
  if (!slides.ok || !clicks.ok) throw data(null, { status: 404 });
  const languages = (await findLanguages(ctx)).map(({ code, name }) => ({ code, name }));
  return {
    permissions: ctx.visitor.permissions,
    slides: slides.value,
    clicks: clicks.value,
    revision: homeRevisionOf(slides.value),
    languages,
    timeZone: ctx.settings.timeZone,
  };
}
