import { staffRefusal, type StaffRefusal } from "#domain/platform/permission/permission.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { CustomerPage } from "./customer-admin.ts";
import type { CustomersQuery } from "./customer-admin.input.ts";
import { findCustomerRows } from "./customer-admin.repository.ts";

const ROWS = 30;

export async function findCustomers(
  ctx: Context,
  { q, older_than: olderThan }: CustomersQuery,
): Promise<Result<CustomerPage, StaffRefusal>> {
  const refusal = staffRefusal(ctx, "customers.read");
  if (refusal) return failure(refusal);
  const rows = await findCustomerRows(ctx, { q, olderThan, most: ROWS + 1 });
  const customers = rows.slice(0, ROWS);
  return success({ customers, olderThan: rows.length > ROWS ? customers.at(-1)!.id : null });
}
