import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import { notifyCustomer } from "#domain/customers/notification/notify-customer.ts";
import { notifyTeam } from "#domain/shops/team/notify-team.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Translate } from "#shared/translate.ts";
import { withTransaction, type Context } from "../../context.ts";
import { bookPaidPayout, releasePayout } from "./book-payout.ts";
import { payoutCode, type Payout, type PayoutOwner } from "./payout.ts";
import { getPayoutRow, leaveRun, movePayout } from "./payout.repository.ts";

export type EndPayoutFailure = StaffFailure | Failure<"not_found" | "payout_decided">;
type Ended = Result<null, EndPayoutFailure>;

/** The owner cancels a request that is in no run yet. */
export function cancelPayout(ctx: Context, owner: PayoutOwner, id: number): Promise<Ended> {
  return withTransaction(ctx, async (inside) => {
    const payout = await getPayoutRow(inside, id, owner);
    if (!payout) return failure({ code: "not_found" });
    if (!(await movePayout(inside, id, "requested", "canceled"))) return failure({ code: "payout_decided" });
    await releasePayout(inside, payout);
    return success(null);
  });
}

/** The operator rejects a request; the amount is available again. */
export function rejectPayout(ctx: Context, id: number, reason: string): Promise<Ended> {
  return byStaff(ctx, id, "payout.reject", { reason }, async (inside, payout) => {
    if (!(await movePayout(inside, id, "requested", "rejected", { reason }))) return false;
    await leaveRun(inside, id);
    await releasePayout(inside, payout);
    await notifyOwner(inside, payout, (t) => t("Payout rejected"), reason);
    return true;
  });
}

/** The bank returned it or could not send it; the amount is available again. */
export function failPayout(ctx: Context, id: number, reason: string): Promise<Ended> {
  return byStaff(ctx, id, "payout.fail", { reason }, async (inside, payout) =>
    payout.method === "bank" ? failUnpaid(inside, payout, reason) : false,
  );
}

/** The bank has paid it. A payout at the provider is marked by its own job. */
export function markPayoutPaid(ctx: Context, id: number): Promise<Ended> {
  return byStaff(ctx, id, "payout.paid", {}, async (inside, payout) =>
    payout.method === "bank" ? completePayout(inside, payout) : false,
  );
}

/** Only one of two concurrent calls books it: the other finds another state. */
export async function completePayout(ctx: Context, payout: Payout, providerReference?: string): Promise<boolean> {
  const change = providerReference === undefined ? {} : { providerReference };
  if (!(await movePayout(ctx, payout.id, "approved", "paid", change))) return false;
  await bookPaidPayout(ctx, payout);
  await notifyOwner(ctx, payout, (t) => t("Payout sent"), "");
  return true;
}

/** Nothing was paid, or it came back. */
export async function failUnpaid(ctx: Context, payout: Payout, reason: string): Promise<boolean> {
  if (!(await movePayout(ctx, payout.id, "approved", "failed", { reason }))) return false;
  await releasePayout(ctx, payout);
  await notifyOwner(ctx, payout, (t) => t("Payout failed"), reason);
  return true;
}

function byStaff(
  ctx: Context,
  id: number,
  action: "payout.reject" | "payout.fail" | "payout.paid",
  details: Record<string, string>,
  work: (ctx: Context, payout: Payout) => Promise<boolean>,
): Promise<Ended> {
  const failed = staffFailure(ctx, "payouts.manage");
  if (failed) return Promise.resolve(failure(failed));
  return withTransaction(ctx, async (inside) => {
    const payout = await getPayoutRow(inside, id);
    if (!payout) return failure({ code: "not_found" });
    if (!(await work(inside, payout))) return failure({ code: "payout_decided" });
    await logAudit(inside, { action, subject: { kind: "payout", id: payoutCode(id) }, details });
    return success(null);
  });
}

async function notifyOwner(
  ctx: Context,
  { id, owner, amount }: Payout,
  title: (t: Translate) => string,
  reason: string,
): Promise<void> {
  const { formatted } = await showAmount(ctx, amount);
  const notification = {
    topic: "orders" as const,
    idempotencyKey: `payout:${id}:ended`,
    write: (t: Translate) => ({
      title: title(t),
      message: [`${payoutCode(id)} · ${formatted}`, reason].filter(Boolean).join(" · "),
    }),
  };
  if ("customerId" in owner)
    await notifyCustomer(ctx, { ...notification, customerId: owner.customerId, link: "/affiliate-system" });
  else await notifyTeam(ctx, owner.shopId, "finance.read", { ...notification, link: "/seller/earnings" });
}
