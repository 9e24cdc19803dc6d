import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { Region, RegionRecord } from "./region.ts";
import { findRegionRows } from "./region.repository.ts";
import { versionOf } from "../../record-version.ts";

/** The regions with their countries, to edit them. */
export async function findCountryGroups(ctx: Context): Promise<Result<RegionRecord[], StaffFailure>> {
  const refusal = staffFailure(ctx, "settings.manage");
  return refusal
    ? failure(refusal)
    : success((await findRegionRows(ctx)).map((region) => ({ ...region, version: versionOf(region) })));
}

/** The same for screens that set something for each country of a region; they contain nothing confidential. */
export function findRegionsToFill(ctx: Context): Promise<Region[]> {
  return findRegionRows(ctx);
}
