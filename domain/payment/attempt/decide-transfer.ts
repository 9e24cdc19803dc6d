import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { writeMail } from "#domain/platform/mail/write-mail.ts";
import { notifyCustomer } from "#domain/customers/notification/notify-customer.ts";
import { mailedPurchaseKey } from "#domain/orders/order/purchase-access.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import type { Failure } from "#shared/failures.ts";
import { compareMoney, isZero, parseMajorUnits, toMajorUnits, type Money } from "#shared/money.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { failPayment } from "./fail-payment.ts";
import { settlePayment } from "./settle-payment.ts";
import type { ConfirmTransferInput } from "./transfer.input.ts";
import { keepUntil, lockTransfer, saveDecision } from "./transfer.repository.ts";

type LockedTransfer = NonNullable<Awaited<ReturnType<typeof lockTransfer>>>;

export type DecideTransferFailure = StaffFailure | Failure<"not_found" | "transfer_decided">;
export type ConfirmTransferFailure = DecideTransferFailure | Failure<"other_amount"> | { code: "invalid_amount" };

const DAY = 24 * 60 * 60_000;

/**
 * Staff confirm that the money has arrived; applied once. Money that comes too late, or in another amount
 * (`sends_back`), pays nothing and is booked as owed to the shopper. A rejected or ended transfer can still be
 * confirmed.
 */
export async function confirmTransfer(
  ctx: Context,
  id: number,
  input: ConfirmTransferInput,
): Promise<Result<"paid" | "returned", ConfirmTransferFailure>> {
  return decide<"paid" | "returned", ConfirmTransferFailure>(ctx, id, async (inside, transfer) => {
    const received = parseMajorUnits(input.amount, transfer.amount.currency);
    if (!received || isZero(received)) return failure({ code: "invalid_amount" });
    const isExact = compareMoney(received, transfer.amount) === 0;
    if (!isExact && !input.sends_back) {
      const amount = (await showAmount(inside, transfer.amount)).formatted;
      return failure({ code: "other_amount", values: { amount } });
    }
    await saveDecision(inside, id, null);
    await settlePayment(
      inside,
      id,
      { status: "paid", amount: received },
      {
        kind: "operator",
        customerId: inside.visitor.customerId,
      },
    );
    const settled = (await lockTransfer(inside, id))!;
    const outcome = settled.isReturned ? "returned" : "paid";
    await logDecision(inside, "payment.confirm", transfer, { ...amountOf(received), outcome });
    return success(outcome);
  });
}

/** The proof shows no transfer to the shop: the purchase stays payable, and the shopper gets the reason. */
export async function rejectTransfer(
  ctx: Context,
  id: number,
  reason: string,
): Promise<Result<null, DecideTransferFailure>> {
  return decide<null, DecideTransferFailure>(ctx, id, async (inside, transfer) => {
    if (transfer.decidedAt) return failure({ code: "transfer_decided" });
    if (transfer.status === "started") await failPayment(inside, id, reason);
    await saveDecision(inside, id, reason);
    await keepUntil(inside, transfer.purchaseId, new Date(inside.now().getTime() + DAY));
    await logDecision(inside, "payment.reject", transfer, { ...amountOf(transfer.amount), reason });
    await notifyRejected(inside, transfer, reason);
    return success(null);
  });
}

function decide<Answer, OwnFailure>(
  ctx: Context,
  id: number,
  action: (inside: Context, transfer: LockedTransfer) => Promise<Result<Answer, OwnFailure>>,
): Promise<Result<Answer, OwnFailure | DecideTransferFailure>> {
  const failed = staffFailure(ctx, "payments.confirm");
  if (failed) return Promise.resolve(failure(failed));
  return withTransaction(ctx, async (inside): Promise<Result<Answer, OwnFailure | DecideTransferFailure>> => {
    const transfer = await lockTransfer(inside, id);
    if (!transfer) return failure({ code: "not_found" });
    if (transfer.status === "paid" || transfer.isReturned) return failure({ code: "transfer_decided" });
    return action(inside, transfer);
  });
}

function amountOf(amount: Money) {
  return { amount: toMajorUnits(amount), currency: amount.currency };
}

function logDecision(
  ctx: Context,
  action: "payment.confirm" | "payment.reject",
  { reference, trxId }: LockedTransfer,
  details: Record<string, string>,
): Promise<void> {
  return logAudit(ctx, {
    action,
    subject: { kind: "payment", id: reference },
    details: { ...details, purchase: trxId },
  });
}

async function notifyRejected(ctx: Context, transfer: LockedTransfer, reason: string): Promise<void> {
  const { id, trxId, customerId } = transfer;
  const total = (await showAmount(ctx, transfer.amount, transfer.languageCode)).formatted;
  await writeMail(ctx, {
    idempotencyKey: `transfer-rejected:${id}`,
    template: "transfer-rejected",
    recipient: transfer.email,
    languageCode: transfer.languageCode,
    data: { trxId, key: mailedPurchaseKey(ctx, transfer), total, reason },
  });
  if (customerId === null) return;
  await notifyCustomer(ctx, {
    customerId,
    topic: "orders",
    messageType: "warning",
    link: `/payment/${trxId}`,
    idempotencyKey: `transfer:${id}:rejected`,
    write: (t) => ({
      title: t("Your transfer wasn't accepted"),
      message: t("{amount} still due: {reason}", { amount: total, reason }),
    }),
  });
}
