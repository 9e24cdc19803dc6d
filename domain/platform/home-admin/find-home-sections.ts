import { failure, success, type Result } from "#shared/result.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import type { Context } from "../../context.ts";
import type { HomeSectionForm, HomeVersion, SlideCollection, SlideForm } from "./home-admin.ts";
import { findSectionRows, findSlideRows } from "./home-admin.repository.ts";
import { findVersionRows } from "./home-version.repository.ts";
import { findSlideClicks } from "./slide-click.repository.ts";

/** The sections of the home page in their order, including hidden ones. */
export async function findHomeSections(ctx: Context): Promise<Result<HomeSectionForm[], StaffFailure>> {
  const refusal = staffFailure(ctx, "content.manage");
  return refusal ? failure(refusal) : success(await findSectionRows(ctx));
}

/** The slides or banners in their order, including hidden ones. */
export async function findSlides(
  ctx: Context,
  collection: SlideCollection,
): Promise<Result<SlideForm[], StaffFailure>> {
  const refusal = staffFailure(ctx, "content.manage");
  return refusal ? failure(refusal) : success(await findSlideRows(ctx, collection));
}

/** The home page as it was saved, the latest first. */
export async function findHomeVersions(ctx: Context): Promise<Result<HomeVersion[], StaffFailure>> {
  const refusal = staffFailure(ctx, "content.manage");
  return refusal ? failure(refusal) : success(await findVersionRows(ctx));
}

/** How often each slide or banner was clicked in the last 30 days. */
export async function findClicks(
  ctx: Context,
  collection: SlideCollection,
): Promise<Result<{ id: number; clicks: number }[], StaffFailure>> {
  const refusal = staffFailure(ctx, "content.manage");
  if (refusal) return failure(refusal);
  return success([...(await findSlideClicks(ctx, collection))].map(([id, clicks]) => ({ id, clicks })));
}
