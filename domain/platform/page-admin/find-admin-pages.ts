import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { RowList } from "#domain/platform/list/row-list.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import type { Context } from "../../context.ts";
import type { PageForm, PageRow } from "./page-admin.ts";
import { findPageRows, getPageToChange } from "./page-admin.repository.ts";

/** All pages, including drafts, in the order of the footer. */
export async function findAdminPages(ctx: Context): Promise<Result<PageRow[], StaffFailure>> {
  const refusal = staffFailure(ctx, "content.manage");
  return refusal ? failure(refusal) : success(await findPageRows(ctx));
}

export const PAGE_ROWS: RowList<PageRow> = {
  sorts: { title: ({ title }) => title, address: ({ slug }) => slug, updated: ({ updatedAt }) => updatedAt },
  filters: {
    state: ({ isPublished }) => (isPublished ? "published" : "draft"),
    law: ({ isLegal }) => (isLegal ? "yes" : "no"),
    updated: ({ updatedAt }) => updatedAt,
  },
  search: ({ title, slug }) => [title, slug],
};

/** A page with its texts in all languages and its versions. */
export async function getPageForm(
  ctx: Context,
  id: number,
): Promise<Result<PageForm, StaffFailure | Failure<"not_found">>> {
  const refusal = staffFailure(ctx, "content.manage");
  if (refusal) return failure(refusal);
  const page = await getPageToChange(ctx, id);
  return page ? success(page) : failure({ code: "not_found" });
}
