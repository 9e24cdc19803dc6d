import { changeTagOfRow } from "#domain/platform/internal-tag/change-tag.ts";
import type { BulkInput, BulkValue } from "#domain/platform/list/list.input.ts";
import { type BulkReport, runBulk } from "#domain/platform/list/run-bulk.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import { ADMIN_SHOP_LIST } from "#shared/list/shop-list.ts";
import type { TagChange } from "#shared/list/tag-filter.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { adminShopReads } from "./shop-admin.repository.ts";

/** Changes the tags of selected shops. */
export async function changeShops(
  ctx: Context,
  { action, value, ...input }: BulkInput<TagChange> & BulkValue,
): Promise<Result<BulkReport, StaffFailure>> {
  const refusal = staffFailure(ctx, "shops.manage");
  if (refusal) return failure(refusal);
  return success(
    await runBulk(ctx, input, {
      definition: ADMIN_SHOP_LIST,
      reads: adminShopReads(ctx),
      label: ({ name }) => name,
      change: (inside, { id }) => changeTagOfRow(inside, "operator", { kind: "shop", id }, action, value),
    }),
  );
}
