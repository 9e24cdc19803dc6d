import { notifyCustomer } from "#domain/customers/notification/notify-customer.ts";
import { earnPoints } from "#domain/accounts/reward/earn-points.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { claimPurchases, isEmailVerified } from "./order-claim.repository.ts";

/**
 * Guest purchases with the customer's address become the customer's once that address is verified: orders, files and
 * points. Returns the orders' codes.
 */
export async function claimOrders(ctx: Context, customerId: number): Promise<string[]> {
  return withTransaction(ctx, async (inside) => {
    const claimed = await claimPurchases(inside, customerId);
    if (claimed.length === 0) return [];
    for (const { id } of claimed.filter(({ isDelivered }) => isDelivered)) await earnPoints(inside, id);
    const codes = claimed.map(({ code }) => code);
    await notifyCustomer(inside, {
      customerId,
      topic: "orders",
      write: (t) => ({
        title: t("Orders you placed as a guest"),
        message: t("{count} orders have been added to your account.", { count: codes.length }),
      }),
      messageType: "success",
      link: "/user/order-history",
      idempotencyKey: `claimed:${codes[0]}`,
    });
    return codes;
  });
}

/** The customer claims guest purchases; the verified address is sufficient proof. */
export async function claimOwnOrders(
  ctx: Context,
): Promise<Result<{ codes: string[] }, Failure<"sign_in" | "email_unverified">>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  if (!(await isEmailVerified(ctx, customerId))) return failure({ code: "email_unverified" });
  return success({ codes: await claimOrders(ctx, customerId) });
}
