import type { Refusal } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { claimOrders } from "./claim-orders.ts";
import { isEmailVerified } from "./order-claim.repository.ts";

/** The customer claims guest purchases; the verified address is sufficient proof. */
export async function claimOwnOrders(
  ctx: Context,
): Promise<Result<{ codes: string[] }, Refusal<"sign_in" | "email_unverified">>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  if (!(await isEmailVerified(ctx, customerId))) return failure({ code: "email_unverified" });
  return success({ codes: await claimOrders(ctx, customerId) });
}
