import { staffRefusal, type StaffRefusal } from "#domain/platform/permission/permission.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { Region } from "./region.ts";
import { findRegionRows } from "./region.repository.ts";

/** The regions with their countries, to edit them. */
export async function findCountryGroups(ctx: Context): Promise<Result<Region[], StaffRefusal>> {
  const refusal = staffRefusal(ctx, "settings.manage");
  return refusal ? failure(refusal) : success(await findRegionRows(ctx));
}

/** The same for screens that set something for each country of a region; they contain nothing confidential. */
export function findRegionsToFill(ctx: Context): Promise<Region[]> {
  return findRegionRows(ctx);
}
