import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { PageDifference, PageTexts, PageTranslation } from "./page-admin.ts";
import { getPageToChange, getVersion } from "./page-admin.repository.ts";
import { textChanges, visibleText } from "./text-changes.ts";

const FIELDS = ["title", "description", "body"] as const;
const NO_TEXTS: PageTexts = { title: "", body: "", description: "" };

type Versioned = PageTexts & { translations: readonly PageTranslation[] };

/** What has changed in a page's texts since a version. */
export async function compareVersion(
  ctx: Context,
  versionId: number,
): Promise<Result<PageDifference[], StaffFailure | Failure<"not_found">>> {
  const refusal = staffFailure(ctx, "content.manage");
  if (refusal) return failure(refusal);
  const version = await getVersion(ctx, versionId);
  const page = version && (await getPageToChange(ctx, version.pageId));
  return page ? success(differencesOf(version, page)) : failure({ code: "not_found" });
}

function differencesOf(before: Versioned, after: Versioned): PageDifference[] {
  const codes = [...before.translations, ...after.translations].map(({ languageCode }) => languageCode);
  return [null, ...new Set(codes)].flatMap((languageCode) => {
    const [old, now] = [textsOf(before, languageCode), textsOf(after, languageCode)];
    return FIELDS.filter((field) => old[field] !== now[field]).map((field) => ({
      languageCode,
      field,
      changes: textChanges(shownText(old, field), shownText(now, field)),
    }));
  });
}

function textsOf(texts: Versioned, languageCode: string | null): PageTexts {
  if (languageCode === null) return texts;
  return texts.translations.find((each) => each.languageCode === languageCode) ?? NO_TEXTS;
}

function shownText(texts: PageTexts, field: (typeof FIELDS)[number]): string {
  return field === "body" ? visibleText(texts.body) : texts[field];
}
