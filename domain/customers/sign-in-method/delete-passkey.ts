import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { deletePasskeyRow } from "#domain/customers/passkey/passkey.repository.ts";
import { notifySignInMethodChanged } from "#domain/customers/customer/notify-sign-in-method-changed.ts";
import { withTransaction, type Context } from "../../context.ts";
import { describeSignInMethods } from "./describe-sign-in-methods.ts";

export type DeletePasskeyFailure = Failure<"sign_in" | "not_found" | "last_way_in">;

/** Deletes a passkey, if another sign-in method remains. */
export async function deletePasskey(ctx: Context, id: number): Promise<Result<null, DeletePasskeyFailure>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  return withTransaction(ctx, async (inside) => {
    const { hasPassword, passkeys, identities } = await describeSignInMethods(inside, customerId);
    if (!passkeys.some((passkey) => passkey.id === id)) return failure({ code: "not_found" });
    if (!hasPassword && passkeys.length + identities.length === 1) return failure({ code: "last_way_in" });
    const name = await deletePasskeyRow(inside, customerId, id);
    if (name === null) return failure({ code: "not_found" });
    await notifySignInMethodChanged(inside, customerId, "passkey_removed", name);
    return success(null);
  });
}
