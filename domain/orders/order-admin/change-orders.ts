import { changeTagOfRow } from "#domain/platform/internal-tag/change-tag.ts";
import { type BulkReport, runBulk } from "#domain/platform/list/run-bulk.ts";
import type { BulkInput, BulkValue } from "#domain/platform/list/list.input.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import { ADMIN_ORDER_LIST } from "#shared/list/order-lists.ts";
import type { TagChange } from "#shared/list/tag-filter.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { actOnOrder } from "./act-on-order.ts";
import { findOrdersAfter } from "./order-admin.repository.ts";

/** Confirms selected orders in their shops' place, or changes their tags. */
export async function changeOrders(
  ctx: Context,
  { action, value, ...input }: BulkInput<"confirm" | TagChange> & BulkValue,
): Promise<Result<BulkReport, StaffFailure>> {
  const failed = staffFailure(ctx, "orders.write");
  if (failed) return failure(failed);
  return success(
    await runBulk(ctx, input, {
      definition: ADMIN_ORDER_LIST,
      reads: { findAfter: (wanted, after, max) => findOrdersAfter(ctx, wanted, after, max) },
      label: ({ code }) => code,
      change: (inside, { code }) =>
        action === "confirm"
          ? actOnOrder(inside, code, action)
          : changeTagOfRow(inside, "operator", { kind: "order", code }, action, value),
    }),
  );
}
