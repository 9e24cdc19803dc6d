import { providerName } from "#domain/customers/identity/identity-provider.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { deleteIdentity } from "#domain/customers/identity/identity.repository.ts";
import { notifySignInMethodChanged } from "#domain/customers/customer/notify-sign-in-method-changed.ts";
import { withTransaction, type Context } from "../../context.ts";
import { describeSignInMethods } from "./describe-sign-in-methods.ts";

export type DisconnectIdentityFailure = Failure<"sign_in" | "not_found" | "last_way_in">;

/** Disconnects an identity, if another sign-in method remains. */
export async function disconnectIdentity(ctx: Context, id: number): Promise<Result<null, DisconnectIdentityFailure>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  return withTransaction(ctx, async (inside) => {
    const { hasPassword, passkeys, identities } = await describeSignInMethods(inside, customerId);
    if (!identities.some((identity) => identity.id === id)) return failure({ code: "not_found" });
    if (!hasPassword && passkeys.length + identities.length === 1) return failure({ code: "last_way_in" });
    const provider = await deleteIdentity(inside, customerId, id);
    if (provider === null) return failure({ code: "not_found" });
    await notifySignInMethodChanged(inside, customerId, "identity_removed", providerName(ctx, provider));
    return success(null);
  });
}
