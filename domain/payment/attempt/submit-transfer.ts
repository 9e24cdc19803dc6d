import type { ImageFailure } from "#domain/platform/file/file-store.ts";
import { storeProof } from "#domain/platform/file/store-proof.ts";
import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import { getPayable } from "#domain/orders/order/get-payable.ts";
import { notifyStaff } from "#domain/platform/staff/notify-staff.ts";
import type { InvalidFields, Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import type { Transfer } from "./transfer.ts";
import type { SubmitTransferInput } from "./transfer.input.ts";
import { getLastTransfer, keepUntil, lockTransfer, saveSubmission } from "./transfer.repository.ts";

export type SubmitTransferFailure =
  | Failure<"login_first" | "not_found" | "transfer_decided" | "too_many_tries">
  | ImageFailure
  | InvalidFields;

const TRIES_PER_HOUR = 20;
const DAY = 24 * 60 * 60_000;
/** A purchase does not expire while staff check its proof. */
const DECIDED_WITHIN = 3 * DAY;

/**
 * The shopper uploads an image or a PDF as proof of a transfer; staff are notified. Until it is decided, a new upload
 * replaces it.
 */
export async function submitTransfer(
  ctx: Context,
  wanted: { code: string; key?: string | undefined },
  input: SubmitTransferInput,
  bytes: Uint8Array,
): Promise<Result<null, SubmitTransferFailure>> {
  if (ctx.settings.disableGuest && ctx.visitor.customerId === null) return failure({ code: "login_first" });
  const payable = await getPayable(ctx, wanted.code, wanted.key);
  const transfer = payable && (await getLastTransfer(ctx, payable));
  if (!transfer) return failure({ code: "not_found" });
  if (!isOpen(transfer)) return failure({ code: "transfer_decided" });
  if (Date.parse(input.paid_on) > ctx.now().getTime() + DAY)
    return failure({ code: "invalid", errors: { paid_on: [ctx.t("Choose today or an earlier date.")] } });
  const limit = { name: "transfer-proof", of: transfer.trxId, max: TRIES_PER_HOUR, minutes: 60 };
  const taken = await consumeRateLimit(ctx, limit);
  if (!taken.ok) return taken;
  const kept = await storeProof(ctx, bytes);
  if (!kept.ok) return kept;
  const submission = { paidBy: input.paid_by, paidOn: input.paid_on, proof: kept.value };
  const former = await withTransaction(ctx, (inside) => submit(inside, transfer, submission));
  const gone = former === undefined ? kept.value : former;
  if (gone) await ctx.files.remove("private", gone);
  return former === undefined ? failure({ code: "transfer_decided" }) : success(null);
}

function isOpen({ status, decidedAt, isReturned }: Transfer): boolean {
  return status !== "paid" && decidedAt === null && !isReturned;
}

/** Returns the previous proof; undefined if staff have decided meanwhile. */
async function submit(
  ctx: Context,
  { id }: Transfer,
  submission: { paidBy: string; paidOn: string; proof: string },
): Promise<string | null | undefined> {
  const transfer = await lockTransfer(ctx, id);
  if (!transfer || !isOpen(transfer)) return undefined;
  await saveSubmission(ctx, id, submission);
  if (transfer.submittedAt) return transfer.proof;
  await keepUntil(ctx, transfer.purchaseId, new Date(ctx.now().getTime() + DECIDED_WITHIN));
  const amount = (await showAmount(ctx, transfer.amount)).formatted;
  await notifyStaff(ctx, "payments.confirm", {
    topic: "orders",
    link: "/admin/payments?state=submitted",
    idempotencyKey: `transfer:${id}`,
    write: (t) => ({
      title: t("Bank transfer to confirm"),
      message: t("{amount} with reference {code}", { amount, code: transfer.reference }),
    }),
  });
  return transfer.proof;
}
