import { alertLowStock } from "#domain/fulfilment/inventory/alert-low-stock.ts";
import type { Context, JobName } from "#domain/context.ts";
import { refreshStaleListings } from "#domain/discovery/listing/refresh-listings.ts";
import { chosenSource, type RateSources } from "#domain/platform/currency/exchange-rate.ts";
import { refreshRates } from "#domain/platform/currency/refresh-rates.ts";
import { checkLedger } from "#domain/accounts/ledger/check-ledger.ts";
import type { SendPush } from "#domain/customers/push/push.ts";
import { sendPushes } from "#domain/customers/push/send-pushes.ts";
import { sendAnnouncements } from "#domain/platform/announcement/send-announcements.ts";
import { forgetSentMails } from "#domain/platform/mail/forget-sent-mails.ts";
import { deleteOldJobRuns } from "#domain/platform/system/find-job-history.ts";
import { sendMails } from "#domain/platform/mail/send-mails.ts";
import { settlePayments } from "#domain/payment/attempt/settle-payments.ts";
import { deliverOverdueOrders } from "#domain/fulfilment/fulfilment/deliver-overdue-orders.ts";
import { expirePurchases } from "#domain/checkout/purchase/expire-purchases.ts";
import { remindToPay } from "#domain/checkout/purchase/remind-to-pay.ts";
import { sendNewsletters } from "#domain/platform/newsletter-admin/send-newsletters.ts";
import { sendTextMessages } from "#domain/platform/sms/send-text-messages.ts";
import { fetchImages } from "#domain/catalog/import/fetch-images.ts";
import type { ImageSource } from "#domain/catalog/import/image-source.ts";
import { publishDueProducts } from "#domain/catalog/product-admin/publish-due-products.ts";
import { runImports } from "#domain/catalog/import/run-imports.ts";
import { EXPORT_SOURCES } from "#domain/platform/export-source/export-sources.ts";
import { runExports } from "#domain/platform/list-export/run-exports.ts";
import { inviteReviews } from "#domain/catalog/review/invite-reviews.ts";
import { notifyAlerts } from "#domain/catalog/product-alert/notify-alerts.ts";
import { mailConversations } from "#domain/orders/message/mail-conversations.ts";
import { notifyFollowers } from "#domain/shops/follower/notify-followers.ts";
import { deleteExpiredSignIns } from "#domain/customers/sign-in/delete-expired-sign-ins.ts";
import { deleteOldEmailChanges } from "#domain/customers/email/get-email-change.ts";
import { deleteExpiredCodes } from "#domain/customers/email/issue-code.ts";
import { chaseReturns } from "#domain/orders/return/chase-returns.ts";
import { deleteOldVisits } from "#domain/accounts/affiliate/record-click.ts";
import { releaseCommissions } from "#domain/accounts/affiliate/move-commissions.ts";
import { makeScheduledPayouts } from "#domain/accounts/payout/make-due-payouts.ts";
import { sendPayouts } from "#domain/accounts/payout/send-payouts.ts";
import { releasePoints } from "#domain/accounts/reward/release-points.ts";
import { deleteOldConsents } from "#domain/platform/consent/record-consent.ts";
import { deleteOldMisses } from "#domain/discovery/search/delete-old-misses.ts";
import { forgetVisitors } from "#domain/customers/session/forget-visitors.ts";
import { expireVouchers } from "#domain/accounts/voucher/expire-vouchers.ts";
import { sendDueVouchers } from "#domain/accounts/voucher/send-due-vouchers.ts";
import type { MailDelivery } from "../messages/mail.ts";
import { countDifferences } from "../http/metrics.ts";
import type { SmsDelivery } from "../messages/sms.ts";
import type { Shop } from "../shop.ts";
import type { Job } from "./start-jobs.ts";

/** A little more than the interval of the schedule. */
const AHEAD_MILLISECONDS = 90_000;
const EVERY_MINUTE = "* * * * *";
const EVERY_FIVE_MINUTES = "*/5 * * * *";
const EVERY_HOUR = "17 * * * *";
const EVERY_MORNING = "7 5 * * *";
const EVERY_NIGHT = "37 3 * * *";

type Deliveries = {
  mail: MailDelivery;
  sms: SmsDelivery;
  rates: RateSources;
  push: SendPush;
  pictures: ImageSource;
  backUp: () => Promise<unknown>;
};

export function jobsOf(
  { live }: Pick<Shop, "live">,
  { mail, sms, rates, push, pictures, backUp }: Deliveries,
): Record<JobName, Job> {
  return {
    "send-mails": { schedule: EVERY_MINUTE, run: (ctx) => sendMails(ctx, (waiting) => mail.deliver(ctx, waiting)) },
    "send-text-messages": { schedule: EVERY_MINUTE, run: (ctx) => sendTextMessages(ctx, sms.deliver) },
    "expire-purchases": { schedule: EVERY_MINUTE, run: endUnpaid },
    "deliver-orders": { schedule: EVERY_HOUR, run: (ctx) => deliverOverdueOrders(ctx) },
    "refresh-prices": { schedule: EVERY_MINUTE, run: (ctx) => refreshStaleListings(ctx) },
    "settle-payments": { schedule: EVERY_MINUTE, run: settlePayments },
    "release-points": { schedule: EVERY_HOUR, run: (ctx) => releasePoints(ctx) },
    "check-ledger": { schedule: EVERY_NIGHT, run: async (ctx) => countDifferences(await checkLedger(ctx)) },
    "refresh-rates": { schedule: EVERY_HOUR, run: (ctx) => refreshRates(ctx, chosenSource(ctx, rates)) },
    "tell-alerts": { schedule: EVERY_FIVE_MINUTES, run: (ctx) => notifyAlerts(ctx) },
    "notify-followers": { schedule: EVERY_HOUR, run: (ctx) => notifyFollowers(ctx) },
    "mail-conversations": { schedule: EVERY_MINUTE, run: (ctx) => mailConversations(ctx) },
    "chase-returns": { schedule: EVERY_HOUR, run: (ctx) => chaseReturns(ctx) },
    "release-commissions": { schedule: EVERY_HOUR, run: releaseAndForget },
    "make-payouts": { schedule: EVERY_MORNING, run: makeScheduledPayouts },
    "send-payouts": { schedule: EVERY_FIVE_MINUTES, run: sendPayouts },
    "invite-reviews": { schedule: EVERY_HOUR, run: (ctx) => inviteReviews(ctx) },
    "send-vouchers": { schedule: EVERY_FIVE_MINUTES, run: sendAndEndVouchers },
    "forget-visitors": { schedule: EVERY_HOUR, run: forgetWhatEnded },
    "send-live-events": { schedule: EVERY_MINUTE, run: (ctx) => live.sendUnsent(ctx) },
    "send-pushes": { schedule: EVERY_MINUTE, run: (ctx) => sendPushes(ctx, push) },
    "send-announcements": { schedule: EVERY_MINUTE, run: (ctx) => sendAnnouncements(ctx) },
    "send-newsletters": { schedule: EVERY_MINUTE, run: sendNewsletters },
    "publish-products": { schedule: EVERY_MINUTE, run: publishOnTime },
    "import-products": { schedule: EVERY_MINUTE, run: runImports },
    "export-lists": { schedule: EVERY_FIVE_MINUTES, run: (ctx) => runExports(ctx, EXPORT_SOURCES) },
    "alert-low-stock": { schedule: EVERY_MORNING, run: (ctx) => alertLowStock(ctx) },
    "back-up": { schedule: null, run: backUp },
    "fetch-pictures": { schedule: EVERY_FIVE_MINUTES, run: (ctx) => fetchImages(ctx, pictures) },
  };
}

/** The schedule could be up to a minute late, so a timer runs the job at the exact time. */
async function publishOnTime(ctx: Context): Promise<void> {
  const next = await publishDueProducts(ctx);
  const milliseconds = next ? next.getTime() - ctx.now().getTime() : Infinity;
  if (milliseconds < AHEAD_MILLISECONDS)
    setTimeout(() => ctx.enqueue("publish-products"), Math.max(0, milliseconds)).unref();
}

const releaseAndForget = inSteps(releaseCommissions, deleteOldVisits);
const endUnpaid = inSteps(remindToPay, expirePurchases);
const sendAndEndVouchers = inSteps(expireVouchers, sendDueVouchers);
const forgetWhatEnded = inSteps(
  deleteExpiredCodes,
  deleteOldEmailChanges,
  deleteExpiredSignIns,
  deleteOldConsents,
  deleteOldMisses,
  forgetSentMails,
  deleteOldJobRuns,
  forgetVisitors,
);

/** A step that throws does not stop the others. */
export function inSteps(...steps: readonly ((ctx: Context) => Promise<unknown>)[]) {
  return async (ctx: Context): Promise<void> => {
    for (const step of steps)
      await step(ctx).catch((error: unknown) =>
        ctx.log.error({ err: error, step: step.name }, "a step of a job failed"),
      );
  };
}
