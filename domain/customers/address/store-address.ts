import type { InvalidFields, Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { toPostalAddress, type StoreAddressInput } from "./address.input.ts";
import { MAX_ADDRESSES } from "./address.ts";
import { countAddresses, insertAddress, setDefaultAddress, updateAddress } from "./address.repository.ts";
import { checkAddress } from "./check-address.ts";

export type StoreAddressFailure = Failure<"sign_in" | "not_found" | "too_many_addresses"> | InvalidFields;

/** Creates or changes an address in the customer's address book. The first one becomes the default for both uses. */
export async function storeAddress(
  ctx: Context,
  input: StoreAddressInput,
): Promise<Result<{ id: number }, StoreAddressFailure>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  const address = toPostalAddress(input);
  const errors = await checkAddress(ctx, address);
  if (Object.keys(errors).length > 0) return failure({ code: "invalid", errors });
  return withTransaction(ctx, async (inside) => {
    const known = await countAddresses(inside, customerId);
    if (input.id === undefined && known >= MAX_ADDRESSES)
      return failure({ code: "too_many_addresses", values: { count: MAX_ADDRESSES } });
    if (input.id !== undefined && !(await updateAddress(inside, customerId, input.id, address)))
      return failure({ code: "not_found" });
    const id = input.id ?? (await insertAddress(inside, customerId, address));
    if (input.is_default_shipping || known === 0) await setDefaultAddress(inside, customerId, id, "shipping");
    if (input.is_default_billing || known === 0) await setDefaultAddress(inside, customerId, id, "billing");
    return success({ id });
  });
}
