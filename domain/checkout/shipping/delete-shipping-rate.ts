import type { StaffRefusal } from "#domain/platform/permission/permission.ts";
import type { Refusal } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { describeRate } from "./describe-rate.ts";
import { keepShipping, type ShippingSide } from "./keep-shipping.ts";
import { getOwnRate } from "./shipping.repository.ts";
import { deleteRateRow, lockShipping } from "./shipping-write.repository.ts";

/** Deletes a delivery; a shop without any of its own uses the common ones. */
export function deleteShippingRate(
  ctx: Context,
  side: ShippingSide,
  id: number,
): Promise<Result<{ id: number }, StaffRefusal | Refusal<"not_found">>> {
  return keepShipping(ctx, side, "shipping.remove", async (inside, shopId) => {
    await lockShipping(inside, shopId);
    const before = await getOwnRate(inside, shopId, id);
    if (!before || (await deleteRateRow(inside, shopId, id)) === null) return failure({ code: "not_found" as const });
    return success({ id, kind: "delivery" as const, name: before.name, before: describeRate(before) });
  });
}
