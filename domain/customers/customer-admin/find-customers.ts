import { readListPage } from "#domain/platform/list/read-list-page.ts";
import { staffRefusal, type StaffRefusal } from "#domain/platform/permission/permission.ts";
import type { ListPage, ListQuery } from "#shared/list/list.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { CustomerRow } from "./customer-admin.ts";
import { countCustomerRows, findCustomerRows } from "./customer-list.repository.ts";

/** A page of all customers that match. */
export async function findCustomers(
  ctx: Context,
  query: ListQuery,
): Promise<Result<ListPage<CustomerRow>, StaffRefusal>> {
  const refusal = staffRefusal(ctx, "customers.read");
  if (refusal) return failure(refusal);
  return success(
    await readListPage(query, {
      count: (most) => countCustomerRows(ctx, query, most),
      find: (part) => findCustomerRows(ctx, query, part),
    }),
  );
}
