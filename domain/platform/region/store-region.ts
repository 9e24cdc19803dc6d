import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { staffFailure, type StaffFailure, withStaffTransaction } from "#domain/platform/permission/permission.ts";
import type { InvalidFields, Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import type { RegionInput } from "./region.input.ts";
import {
  countKnownCountries,
  deleteRegionRow,
  findRegionRows,
  insertRegion,
  lockRegions,
  renameRegion,
  replaceRegionCountries,
} from "./region.repository.ts";
import { isStale } from "../../record-version.ts";

const MAX_REGIONS = 50;

export type StoreRegionFailure = StaffFailure | Failure<"too_many_entries" | "changed_meanwhile"> | InvalidFields;

/** Creates or changes a region. Zones and taxes that were filled from it stay unchanged. */
export async function storeRegion(
  ctx: Context,
  input: RegionInput,
): Promise<Result<{ id: number }, StoreRegionFailure>> {
  const refusal = staffFailure(ctx, "settings.manage");
  if (refusal) return failure(refusal);
  const codes = [...new Set(input.countries)];
  const wrong = (field: string, sentence: string): Result<never, StoreRegionFailure> => ({
    ok: false,
    failure: { code: "invalid", errors: { [field]: [sentence] } },
  });
  return withTransaction(ctx, async (inside): Promise<Result<{ id: number }, StoreRegionFailure>> => {
    await lockRegions(inside);
    const known = await findRegionRows(inside);
    const before = known.find(({ id }) => id === input.id);
    if (input.id !== undefined && !before) return failure({ code: "not_found" });
    if (before && isStale(input.version, before)) return failure({ code: "changed_meanwhile" });
    if (known.some(({ id, name }) => id !== input.id && name.toLowerCase() === input.name.toLowerCase()))
      return wrong("name", ctx.t("There's already a region with this name."));
    if ((await countKnownCountries(inside, codes)) !== codes.length)
      return wrong("countries", ctx.t("Choose one of the options."));
    if (!before && known.length >= MAX_REGIONS)
      return failure({ code: "too_many_entries", values: { number: MAX_REGIONS } });
    const id = before?.id ?? (await insertRegion(inside, input.name));
    if (before) await renameRegion(inside, id, input.name);
    await replaceRegionCountries(inside, id, codes);
    await logAudit(inside, {
      action: "country.region",
      subject: { kind: "country", id },
      details: {
        before: before ? [before.name, ...before.countryCodes] : [],
        after: [input.name, ...codes.toSorted()],
      },
    });
    return success({ id });
  });
}

export function deleteRegion(ctx: Context, id: number): Promise<Result<{ id: number }, StaffFailure>> {
  return withStaffTransaction(ctx, "settings.manage", async (inside) => {
    await lockRegions(inside);
    const region = (await findRegionRows(inside)).find((each) => each.id === id);
    if (!region) return failure({ code: "not_found" });
    await deleteRegionRow(inside, id);
    await logAudit(inside, {
      action: "country.region",
      subject: { kind: "country", id },
      details: { before: [region.name, ...region.countryCodes], after: [] },
    });
    return success({ id });
  });
}
