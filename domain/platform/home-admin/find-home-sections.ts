import { failure, success, type Result } from "#shared/result.ts";
import { staffRefusal, type StaffRefusal } from "#domain/platform/permission/permission.ts";
import type { Context } from "../../context.ts";
import type { HomeSectionForm, SlideCollection, SlideForm } from "./home-admin.ts";
import { findSectionRows, findSlideRows } from "./home-admin.repository.ts";

/** The sections of the home page in their order, hidden ones too. */
export async function findHomeSections(ctx: Context): Promise<Result<HomeSectionForm[], StaffRefusal>> {
  const refusal = staffRefusal(ctx, "content.manage");
  return refusal ? failure(refusal) : success(await findSectionRows(ctx));
}

/** The slides or banners in their order, hidden ones too. */
export async function findSlides(
  ctx: Context,
  collection: SlideCollection,
): Promise<Result<SlideForm[], StaffRefusal>> {
  const refusal = staffRefusal(ctx, "content.manage");
  return refusal ? failure(refusal) : success(await findSlideRows(ctx, collection));
}
