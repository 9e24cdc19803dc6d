import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { findAddressRows, removeAddress, setDefaultAddress } from "./address.repository.ts";

/**
 * Purchases keep their own copy, so a saved address can be deleted at any time; the oldest one replaces a deleted
 * default.
 */
export async function deleteAddress(ctx: Context, id: number): Promise<Result<null, Failure<"sign_in" | "not_found">>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  return withTransaction(ctx, async (inside) => {
    if (!(await removeAddress(inside, customerId, id))) return failure({ code: "not_found" });
    const rest = await findAddressRows(inside, customerId);
    const oldest = Math.min(...rest.map((address) => address.id));
    if (rest.length > 0 && !rest.some(({ isDefaultShipping }) => isDefaultShipping))
      await setDefaultAddress(inside, customerId, oldest, "shipping");
    if (rest.length > 0 && !rest.some(({ isDefaultBilling }) => isDefaultBilling))
      await setDefaultAddress(inside, customerId, oldest, "billing");
    return success(null);
  });
}
