import type { Refusal } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { claimOrders } from "#domain/order/claim-orders.ts";
import { limitOfAddress, takeTry } from "#domain/limit/take-try.ts";
import { withTransaction, type Context } from "../context.ts";
import { hasVerifiedEmail, markEmailVerified } from "./customer.repository.ts";
import { findUsedCode, useCode, voidCodes } from "./customer-code.repository.ts";
import { hashCode } from "./issue-code.ts";

export type VerifyEmailFailure = Refusal<"link_ended" | "too_many_tries">;

/** Confirms the address that the code was sent to. Whoever opens the same link again is told the same. */
export async function verifyEmail(ctx: Context, { code }: { code: string }): Promise<Result<null, VerifyEmailFailure>> {
  const taken = await takeTry(ctx, limitOfAddress(ctx, "verify-email", ctx.settings.signInTriesPerAddress));
  if (!taken.ok) return taken;
  const codeHash = hashCode(ctx, code);
  const isVerified = await withTransaction(ctx, async (inside) => {
    const owner = await useCode(inside, "verify_email", codeHash);
    if (!owner) {
      const earlier = await findUsedCode(inside, "verify_email", codeHash);
      return earlier !== null && hasVerifiedEmail(inside, earlier);
    }
    await voidCodes(inside, owner.customerId, "verify_email");
    await markEmailVerified(inside, owner);
    await claimOrders(inside, owner.customerId);
    return hasVerifiedEmail(inside, owner);
  });
  return isVerified ? success(null) : failure({ code: "link_ended" });
}
