import { toPostalAddress } from "#domain/customers/address/address.input.ts";
import { checkAddress } from "#domain/customers/address/check-address.ts";
import type { StaffFailure } from "#domain/platform/permission/permission.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { changeShipping } from "./change-shipping.ts";
import {
  countPickupPoints,
  deletePickupPointRow,
  findPickupPointRows,
  insertPickupPoint,
  updatePickupPoint,
} from "./pickup-point.repository.ts";
import type { PickupPointInput } from "./shipping.input.ts";
import type { StoreShippingFailure } from "./store-shipping-rate.ts";
import { isStale } from "../../record-version.ts";

const MAX_PICKUP_POINTS = 30;

/** Creates or changes a pick-up point of the seller's own shop. */
export function storePickupPoint(
  ctx: Context,
  input: PickupPointInput,
): Promise<Result<{ id: number }, StoreShippingFailure>> {
  return changeShipping<StoreShippingFailure>(ctx, "shop", "shipping.change", async (inside, ownShopId) => {
    const shopId = ownShopId!;
    const known = (await findPickupPointRows(inside, [shopId])).find(({ id }) => id === input.id);
    if (known && isStale(input.version, known)) return failure({ code: "changed_meanwhile" as const });
    const errors = await checkAddress(inside, toPostalAddress(input));
    if (Object.keys(errors).length > 0) return failure({ code: "invalid" as const, errors });
    if (input.id === undefined && (await countPickupPoints(inside, shopId)) >= MAX_PICKUP_POINTS)
      return failure({ code: "too_many_entries" as const, values: { number: MAX_PICKUP_POINTS } });
    const point = {
      ...toPostalAddress(input),
      shopId,
      openingHours: input.opening_hours,
      readyDays: input.ready_days,
    };
    if (input.id !== undefined && !(await updatePickupPoint(inside, { ...point, id: input.id })))
      return failure({ code: "not_found" as const });
    const id = input.id ?? (await insertPickupPoint(inside, point));
    return success({ id, kind: "pickup_point" as const, name: point.name });
  });
}

/** Deletes a pick-up point; existing orders keep their copy of it. */
export function deletePickupPoint(
  ctx: Context,
  id: number,
): Promise<Result<{ id: number }, StaffFailure | Failure<"not_found">>> {
  return changeShipping(ctx, "shop", "shipping.remove", async (inside, shopId) =>
    (await deletePickupPointRow(inside, shopId!, id))
      ? success({ id, kind: "pickup_point" as const, name: "" })
      : failure({ code: "not_found" as const }),
  );
}
