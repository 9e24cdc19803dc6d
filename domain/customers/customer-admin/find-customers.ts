import { readListFrom } from "#domain/platform/list/read-list-page.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import type { ListPage, ListQuery } from "#shared/list/list.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { CustomerRow } from "./customer-admin.ts";
import { customerReads } from "./customer-list.repository.ts";

/** A page of all customers that match. */
export async function findCustomers(
  ctx: Context,
  query: ListQuery,
): Promise<Result<ListPage<CustomerRow>, StaffFailure>> {
  const refusal = staffFailure(ctx, "customers.read");
  if (refusal) return failure(refusal);
  const { rows, ...found } = await readListFrom(query, customerReads(ctx));
  return success({ ...found, rows: rows.map(({ phone: _phone, languageCode: _language, ...row }) => row) });
}
