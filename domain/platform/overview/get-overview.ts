import { countFailedMails } from "#domain/platform/outbox/find-mails.ts";
import { countOpenReports } from "#domain/orders/message/find-conversation-reports.ts";
import { countOpenMessages } from "#domain/platform/contact-admin/find-contact-messages.ts";
import { countOrderWork } from "#domain/orders/order-admin/count-order-work.ts";
import { countTransfersToDecide } from "#domain/payment/attempt/find-transfers.ts";
import { countUnanswered } from "#domain/orders/return/find-returns.ts";
import { hasAnyPermission, mayDo } from "#domain/platform/permission/permission.ts";
import { countRechargesToDecide } from "#domain/accounts/wallet/find-recharges.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { LowProduct, Overview } from "./overview.ts";
import { findLowProducts } from "./overview.repository.ts";

const MAX_LOW = 8;
/** Cached, as the query scans every variant. */
const LOW_SECONDS = 60;

/** Pending work, as far as this member of staff may see it. */
export async function getOverview(ctx: Context): Promise<Result<Overview, Failure<"sign_in" | "not_found">>> {
  if (!hasAnyPermission(ctx)) return failure({ code: ctx.visitor.customerId === null ? "sign_in" : "not_found" });
  const mayReadOrders = mayDo(ctx, "orders.read");
  const ofOrders = <Value>(read: () => Promise<Value>) => (mayReadOrders ? read() : null);
  const [
    toShip,
    awaitingPayment,
    refundsStuck,
    returnsToDecide,
    rechargesWaiting,
    transfersWaiting,
    mailsFailed,
    reportsOpen,
    messagesOpen,
    lowProducts,
  ] = await Promise.all([
    ofOrders(() => countOrderWork(ctx, "to_ship")),
    ofOrders(() => countOrderWork(ctx, "awaiting_payment")),
    ofOrders(() => countOrderWork(ctx, "refund_stuck")),
    mayDo(ctx, "returns.decide") ? countUnanswered(ctx, null) : null,
    countRechargesToDecide(ctx),
    countTransfersToDecide(ctx),
    mayDo(ctx, "mails.read") ? countFailedMails(ctx) : null,
    mayDo(ctx, "messages.manage") ? countOpenReports(ctx) : null,
    mayDo(ctx, "messages.manage") ? countOpenMessages(ctx) : null,
    ofOrders(() => readLowProducts(ctx)),
  ]);
  return success({
    toShip,
    awaitingPayment,
    refundsStuck,
    returnsToDecide,
    rechargesWaiting,
    transfersWaiting,
    mailsFailed,
    reportsOpen,
    messagesOpen,
    lowProducts,
  });
}

function readLowProducts(ctx: Context): Promise<LowProduct[]> {
  return ctx.cache.get("low-products", ["low-products"], () => findLowProducts(ctx, MAX_LOW), {
    seconds: LOW_SECONDS,
  });
}
