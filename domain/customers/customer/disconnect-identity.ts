import type { Refusal } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { providerName } from "./admit-customer.ts";
import { describeWaysIn } from "./describe-ways-in.ts";
import { deleteIdentity } from "./identity.repository.ts";
import { tellWayInChanged } from "./tell-way-in-changed.ts";

export type DisconnectIdentityFailure = Refusal<"sign_in" | "not_found" | "last_way_in">;

/** Takes a provider's account away from the ways in, where another one remains. */
export async function disconnectIdentity(ctx: Context, id: number): Promise<Result<null, DisconnectIdentityFailure>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  return withTransaction(ctx, async (inside) => {
    const { hasPassword, passkeys, identities } = await describeWaysIn(inside, customerId);
    if (!identities.some((identity) => identity.id === id)) return failure({ code: "not_found" });
    if (!hasPassword && passkeys.length + identities.length === 1) return failure({ code: "last_way_in" });
    const provider = await deleteIdentity(inside, customerId, id);
    if (provider === null) return failure({ code: "not_found" });
    await tellWayInChanged(inside, customerId, "identity_removed", providerName(ctx, provider));
    return success(null);
  });
}
