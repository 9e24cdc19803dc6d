import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import type { AddressUse } from "./address.ts";
import { findAddressRows, setDefaultAddress } from "./address.repository.ts";

/** Makes an address the default for checkouts. */
export async function makeDefaultAddress(
  ctx: Context,
  id: number,
  use: AddressUse,
): Promise<Result<null, Failure<"sign_in" | "not_found">>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  return withTransaction(ctx, async (inside) => {
    if (!(await findAddressRows(inside, customerId)).some((address) => address.id === id))
      return failure({ code: "not_found" });
    await setDefaultAddress(inside, customerId, id, use);
    return success(null);
  });
}
