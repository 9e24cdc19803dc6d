import { getCategoryTree } from "#domain/catalog/category/find-categories.ts";
import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { HOME_TAG } from "#domain/platform/home/home.ts";
import { findCountries } from "#domain/platform/country/find-countries.ts";
import { findLanguages } from "#domain/platform/language/find-languages.ts";
import { staffFailure, withStaffTransaction } from "#domain/platform/permission/permission.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { insertFirstVersion } from "./home-version.repository.ts";
import { recordHomeVersion } from "./record-home-version.ts";
import { withSchedule, type TypedTimes } from "./with-schedule.ts";
import { homeRevisionOf } from "./home-revision.ts";
import type { SaveHomeFailure, SlideCollection } from "./home-admin.ts";
import type { HomeInput, SlidesInput } from "./home-admin.input.ts";
import {
  findSectionRows,
  findSlideRows,
  lockHome,
  replaceBanners,
  replaceSections,
  replaceSlides,
  type Scheduled,
  type ScheduledSection,
} from "./home-admin.repository.ts";

/** Kinds that show the products of one category. */
const OF_CATEGORY: ReadonlySet<string> = new Set(["category_products", "gadget"]);

/** Stores the sections of the home page as they are sent, in their order. */
export function saveHome(ctx: Context, { sections, revision }: HomeInput): Promise<Result<null, SaveHomeFailure>> {
  return withStaffTransaction(ctx, "content.manage", async (inside) => {
    await lockHome(inside);
    const before = await findSectionRows(inside);
    if (!isCurrent(revision, before) || !areKnown(sections, before)) return failure({ code: "changed_meanwhile" });
    const scheduled = sections.map((section) => withSchedule(inside, section));
    const errors = await findErrors(inside, sections, scheduled);
    if (errors) return failure({ code: "invalid", errors });
    await insertFirstVersion(inside);
    await replaceSections(inside, scheduled);
    await recordHomeVersion(inside);
    await logAudit(inside, {
      action: "home.change",
      subject: { kind: "home", id: "*" },
      details: {
        before: before.map(({ kind, isActive }) => shown(kind, isActive)),
        after: sections.map(({ kind, is_active: isActive }) => shown(kind, isActive)),
      },
    });
    await inside.cache.purge([HOME_TAG]);
    return success(null);
  });
}

/** The same for the slides or banners. */
export async function saveSlides(
  ctx: Context,
  collection: SlideCollection,
  { slides, revision }: SlidesInput,
): Promise<Result<null, SaveHomeFailure>> {
  const refusal = staffFailure(ctx, "content.manage");
  if (refusal) return failure(refusal);
  const languages = new Set((await findLanguages(ctx)).map(({ code }) => code));
  for (const [index, { translations }] of slides.entries()) {
    const codes = translations.map(({ language_code: code }) => code);
    if (codes.some((code) => !languages.has(code)) || new Set(codes).size < codes.length)
      return failure({
        code: "invalid",
        errors: { [`slides.${index}.translations`]: [ctx.t("Choose one of the options.")] },
      });
  }
  const scheduled = slides.map((slide) => withSchedule(ctx, slide));
  const errors: Record<string, string[]> = {};
  for (const [index, slide] of slides.entries())
    findWrongTimes(ctx, slide, scheduled[index]!, `slides.${index}`, errors);
  if (Object.keys(errors).length > 0) return failure({ code: "invalid", errors });
  return withTransaction(ctx, async (inside): Promise<Result<null, SaveHomeFailure>> => {
    await lockHome(inside);
    const before = await findSlideRows(inside, collection);
    if (!isCurrent(revision, before) || !areKnown(slides, before)) return failure({ code: "changed_meanwhile" });
    await (collection === "sliders" ? replaceSlides : replaceBanners)(inside, scheduled);
    await logAudit(inside, {
      action: "home.change",
      subject: { kind: "home", id: collection },
      details: {
        before: before.map(({ title, isActive }) => shown(title, isActive)),
        after: slides.map(({ title, is_active: isActive }) => shown(title, isActive)),
      },
    });
    await inside.cache.purge([HOME_TAG]);
    return success(null);
  });
}

function isCurrent(revision: string | undefined, stored: readonly object[]): boolean {
  return revision === undefined || revision === homeRevisionOf(stored);
}

function areKnown(sent: readonly { id: number | null }[], stored: readonly { id: number }[]): boolean {
  const ids = sent.flatMap(({ id }) => id ?? []);
  return new Set(ids).size === ids.length && ids.every((id) => stored.some((each) => each.id === id));
}

function shown(name: string, isActive: boolean): string {
  return isActive ? name : `(${name})`;
}

function findWrongTimes(
  { t }: Context,
  typed: TypedTimes,
  { startsAt, endsAt }: Scheduled<object>,
  path: string,
  errors: Record<string, string[]>,
): void {
  if (typed.starts_at !== "" && !startsAt) errors[`${path}.starts_at`] = [t("Enter a date and a time.")];
  if (typed.ends_at !== "" && !endsAt) errors[`${path}.ends_at`] = [t("Enter a date and a time.")];
  if (startsAt && endsAt && startsAt >= endsAt) errors[`${path}.ends_at`] = [t("The end must be after the start.")];
}

async function findErrors(
  ctx: Context,
  sections: HomeInput["sections"],
  scheduled: readonly ScheduledSection[],
): Promise<Record<string, string[]> | null> {
  const [tree, banners, known, countries] = await Promise.all([
    getCategoryTree(ctx),
    findSlideRows(ctx, "banners"),
    findLanguages(ctx),
    findCountries(ctx),
  ]);
  const errors: Record<string, string[]> = {};
  for (const [index, section] of sections.entries()) {
    const { kind, category_id: categoryId, banner_ids: bannerIds } = section;
    findWrongTimes(ctx, section, scheduled[index]!, `sections.${index}`, errors);
    if (OF_CATEGORY.has(kind) && (categoryId === null || !tree.byId.has(categoryId)))
      errors[`sections.${index}.category_id`] = [ctx.t("Choose a category.")];
    if (section.languages.some((code) => !known.some((language) => language.code === code)))
      errors[`sections.${index}.languages`] = [ctx.t("Choose one of the options.")];
    const unknown = section.countries.find((code) => !countries.some((country) => country.code === code));
    if (unknown !== undefined)
      errors[`sections.${index}.countries`] = [ctx.t("{code} is no country that you sell to.", { code: unknown })];
    if (bannerIds.some((id) => !banners.some((banner) => banner.id === id)))
      errors[`sections.${index}.banner_ids`] = [ctx.t("Choose one of the options.")];
  }
  return Object.keys(errors).length > 0 ? errors : null;
}
