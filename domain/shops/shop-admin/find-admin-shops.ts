import { findNotes } from "#domain/platform/note/find-notes.ts";
import { readListFrom } from "#domain/platform/list/read-list-page.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import type { ListPage, ListQuery } from "#shared/list/list.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { show, type Context } from "../../context.ts";
import type { AdminShopRow, ShopRecord } from "./shop-admin.ts";
import { adminShopReads, getShopRecordRow } from "./shop-admin.repository.ts";

/** A page of all shops that match. */
export async function findAdminShops(
  ctx: Context,
  query: ListQuery,
): Promise<Result<ListPage<AdminShopRow>, StaffFailure>> {
  const refusal = staffFailure(ctx, "shops.manage");
  if (refusal) return failure(refusal);
  const found = await readListFrom(query, adminShopReads(ctx));
  return success({ ...found, rows: found.rows.map((row) => ({ ...row, sales: show(ctx, row.sales) })) });
}

export async function getShopRecord(ctx: Context, id: number): Promise<Result<ShopRecord, StaffFailure>> {
  const refusal = staffFailure(ctx, "shops.manage");
  if (refusal) return failure(refusal);
  const row = await getShopRecordRow(ctx, id);
  if (!row) return failure({ code: "not_found" });
  const imprint = row.imprint.filter((line) => line !== "");
  const notes = await findNotes(ctx, "operator", { kind: "shop", id });
  return success({ ...row, imprint, sales: show(ctx, row.sales), notes });
}
