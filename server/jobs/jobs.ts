import type { Context, JobName } from "#domain/context.ts";
import { refreshStaleListings } from "#domain/discovery/listing/refresh-listings.ts";
import type { RateSource } from "#domain/platform/currency/exchange-rate.ts";
import { refreshRates } from "#domain/platform/currency/refresh-rates.ts";
import { checkLedger } from "#domain/accounts/ledger/check-ledger.ts";
import { sendMails } from "#domain/platform/mail/send-mails.ts";
import { settlePayments } from "#domain/payment/attempt/settle-payments.ts";
import { deliverOverdueOrders } from "#domain/fulfilment/fulfilment/deliver-overdue-orders.ts";
import { expirePurchases } from "#domain/checkout/purchase/expire-purchases.ts";
import { remindToPay } from "#domain/checkout/purchase/remind-to-pay.ts";
import { sendTextMessages } from "#domain/platform/sms/send-text-messages.ts";
import { runImports } from "#domain/catalog/import/run-imports.ts";
import { notifyAlerts } from "#domain/catalog/product-alert/notify-alerts.ts";
import { deleteExpiredSignIns } from "#domain/customers/sign-in/delete-expired-sign-ins.ts";
import { deleteOldEmailChanges } from "#domain/customers/email/get-email-change.ts";
import { deleteExpiredCodes } from "#domain/customers/email/issue-code.ts";
import { chaseReturns } from "#domain/orders/return/chase-returns.ts";
import { deleteOldVisits } from "#domain/accounts/affiliate/record-click.ts";
import { releaseCommissions } from "#domain/accounts/affiliate/move-commissions.ts";
import { makeScheduledPayouts } from "#domain/accounts/payout/make-due-payouts.ts";
import { sendPayouts } from "#domain/accounts/payout/send-payouts.ts";
import { releasePoints } from "#domain/accounts/reward/release-points.ts";
import { forgetVisitors } from "#domain/customers/session/forget-visitors.ts";
import { expireVouchers } from "#domain/accounts/voucher/expire-vouchers.ts";
import { sendDueVouchers } from "#domain/accounts/voucher/send-due-vouchers.ts";
import type { MailDelivery } from "../messages/mail.ts";
import { countDifferences } from "../http/metrics.ts";
import type { SmsDelivery } from "../messages/sms.ts";
import type { Job } from "./start-jobs.ts";

const EVERY_MINUTE = "* * * * *";
const EVERY_FIVE_MINUTES = "*/5 * * * *";
const EVERY_HOUR = "17 * * * *";
const EVERY_MORNING = "7 5 * * *";
const EVERY_NIGHT = "37 3 * * *";

export function jobsOf(mail: MailDelivery, sms: SmsDelivery, rates: RateSource | null): Record<JobName, Job> {
  return {
    "send-mails": { schedule: EVERY_MINUTE, run: (ctx) => sendMails(ctx, (waiting) => mail.deliver(ctx, waiting)) },
    "send-text-messages": { schedule: EVERY_MINUTE, run: (ctx) => sendTextMessages(ctx, sms.deliver) },
    "expire-purchases": { schedule: EVERY_MINUTE, run: endUnpaid },
    "deliver-orders": { schedule: EVERY_HOUR, run: (ctx) => deliverOverdueOrders(ctx) },
    "refresh-prices": { schedule: EVERY_MINUTE, run: (ctx) => refreshStaleListings(ctx) },
    "settle-payments": { schedule: EVERY_MINUTE, run: settlePayments },
    "release-points": { schedule: EVERY_HOUR, run: (ctx) => releasePoints(ctx) },
    "check-ledger": { schedule: EVERY_NIGHT, run: async (ctx) => countDifferences(await checkLedger(ctx)) },
    "refresh-rates": { schedule: EVERY_HOUR, run: (ctx) => refreshRates(ctx, rates) },
    "tell-alerts": { schedule: EVERY_FIVE_MINUTES, run: (ctx) => notifyAlerts(ctx) },
    "chase-returns": { schedule: EVERY_HOUR, run: (ctx) => chaseReturns(ctx) },
    "release-commissions": { schedule: EVERY_HOUR, run: releaseAndForget },
    "make-payouts": { schedule: EVERY_MORNING, run: makeScheduledPayouts },
    "send-payouts": { schedule: EVERY_FIVE_MINUTES, run: sendPayouts },
    "send-vouchers": { schedule: EVERY_FIVE_MINUTES, run: sendAndEndVouchers },
    "forget-visitors": { schedule: EVERY_HOUR, run: forgetWhatEnded },
    "import-products": { schedule: EVERY_MINUTE, run: runImports },
  };
}

const releaseAndForget = inSteps(releaseCommissions, deleteOldVisits);
const endUnpaid = inSteps(remindToPay, expirePurchases);
const sendAndEndVouchers = inSteps(expireVouchers, sendDueVouchers);
const forgetWhatEnded = inSteps(deleteExpiredCodes, deleteOldEmailChanges, deleteExpiredSignIns, forgetVisitors);

/** A step that throws does not stop the others. */
export function inSteps(...steps: readonly ((ctx: Context) => Promise<unknown>)[]) {
  return async (ctx: Context): Promise<void> => {
    for (const step of steps)
      await step(ctx).catch((error: unknown) =>
        ctx.log.error({ err: error, step: step.name }, "a step of a job failed"),
      );
  };
}
