import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { findLanguages } from "#domain/platform/language/find-languages.ts";
import { PAGES_TAG } from "#domain/platform/page/page.ts";
import { withStaffTransaction } from "#domain/platform/permission/permission.ts";
import { getCustomer } from "#domain/customers/customer/get-customer.ts";
import type { Failure } from "#shared/failures.ts";
import { readShopTime } from "#shared/shop-time.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { cleanBody } from "./clean-body.ts";
import type { PageTexts, PageTranslation, SavePageFailure } from "./page-admin.ts";
import type { PageInput } from "./page-admin.input.ts";
import {
  getPageToChange,
  insertPage,
  insertVersion,
  isSlugTaken,
  lockPage,
  replaceTranslations,
  type StoredPage,
  updatePage,
} from "./page-admin.repository.ts";

/** Returns the id of the new page. */
export function createPage(ctx: Context, input: PageInput): Promise<Result<number, SavePageFailure>> {
  return withStaffTransaction(ctx, "content.manage", async (inside) => {
    const errors = await findErrors(inside, input, null);
    if (errors) return failure({ code: "invalid", errors });
    const page = readPage(inside, input);
    const id = await insertPage(inside, page);
    await storeTexts(inside, id, page, readTranslations(input));
    await logAudit(inside, {
      action: "page.create",
      subject: { kind: "page", id: page.slug },
      details: { name: page.title },
    });
    return success(id);
  });
}

/** The old slug redirects to the new one. Refuses to overwrite a version that the input does not know. */
export function changePage(
  ctx: Context,
  id: number,
  input: PageInput,
): Promise<Result<null, SavePageFailure | Failure<"not_found">>> {
  return withStaffTransaction(ctx, "content.manage", async (inside) => {
    const latest = await lockPage(inside, id);
    if (latest === undefined) return failure({ code: "not_found" });
    if (latest !== input.version_id) return failure({ code: "changed_meanwhile" });
    const errors = await findErrors(inside, input, id);
    if (errors) return failure({ code: "invalid", errors });
    const before = await getPageToChange(inside, id);
    const page = readPage(inside, input);
    await updatePage(inside, id, page);
    await storeTexts(inside, id, page, readTranslations(input));
    await logAudit(inside, {
      action: "page.change",
      subject: { kind: "page", id: page.slug },
      details: {
        before: [before?.slug ?? "", before?.title ?? "", stateOf(before ?? NEVER)],
        after: [page.slug, page.title, stateOf(page)],
      },
    });
    return success(null);
  });
}

/** Writes the translations and the version, and purges the cached pages. */
export async function storeTexts(
  ctx: Context,
  pageId: number,
  { title, body, description, isLegal }: PageTexts & { isLegal: boolean },
  translations: PageTranslation[],
): Promise<void> {
  await replaceTranslations(ctx, pageId, translations);
  const author = await getCustomer(ctx);
  const savedBy = `${author?.firstName ?? ""} ${author?.lastName ?? ""}`.trim();
  await insertVersion(ctx, { pageId, title, body, description, translations, isLegal, savedBy });
  await ctx.cache.purge([PAGES_TAG]);
}

const NEVER = { isPublished: false, publishAt: null };

function stateOf({ isPublished, publishAt }: { isPublished: boolean; publishAt: string | Date | null }): string {
  if (!isPublished) return "draft";
  return publishAt === null ? "published" : new Date(publishAt).toISOString();
}

function readPage({ settings }: Context, input: PageInput): StoredPage {
  return {
    slug: input.slug,
    title: input.title,
    body: cleanBody(input.body),
    description: input.description,
    isPublished: input.is_published,
    publishAt: input.publish_at === "" ? null : readShopTime(input.publish_at, settings.timeZone),
    isLegal: input.is_legal,
    isInFooter: input.is_in_footer,
  };
}

function readTranslations(input: PageInput): PageTranslation[] {
  return input.translations
    .filter(({ title }) => title !== "")
    .map(({ language_code: languageCode, title, body, description }) => ({
      languageCode,
      title,
      body: cleanBody(body),
      description,
    }));
}

async function findErrors(
  ctx: Context,
  { slug, publish_at: publishAt, translations }: PageInput,
  id: number | null,
): Promise<Record<string, string[]> | null> {
  if (await isSlugTaken(ctx, slug, id)) return { slug: [ctx.t("Another page has this address.")] };
  if (publishAt !== "" && !readShopTime(publishAt, ctx.settings.timeZone))
    return { publish_at: [ctx.t("Enter a date and a time.")] };
  const languages = new Set((await findLanguages(ctx)).map(({ code }) => code));
  const codes = translations.map(({ language_code: code }) => code);
  if (codes.some((code) => !languages.has(code)) || new Set(codes).size < codes.length)
    return { translations: [ctx.t("Choose one of the options.")] };
  const untitled = translations.findIndex(({ title, body }) => title === "" && cleanBody(body) !== "");
  return untitled < 0 ? null : { [`translations.${untitled}.title`]: [ctx.t("This field is required.")] };
}
