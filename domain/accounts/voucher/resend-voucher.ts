import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import type { Failure } from "#shared/failures.ts";
import { isZero } from "#shared/money.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { stateOf } from "./voucher.ts";
import { sendVoucher } from "./send-voucher.ts";
import { lockVoucher, saveVoucher } from "./voucher.repository.ts";

export type ResendVoucherFailure =
  | StaffFailure
  | Failure<"not_found" | "voucher_not_sendable" | "voucher_frozen" | "too_many_tries">;

const TIMES_PER_DAY = 5;
const DAY_MINUTES = 24 * 60;

/**
 * Sends a voucher to another address, with a new code; a scheduled one only changes its address. True if it was sent.
 */
export async function resendVoucher(
  ctx: Context,
  voucherId: number,
  email: string,
): Promise<Result<boolean, ResendVoucherFailure>> {
  const failed = staffFailure(ctx, "vouchers.manage");
  if (failed) return failure(failed);
  const taken = await consumeRateLimit(ctx, {
    name: "voucher-resend",
    of: String(voucherId),
    max: TIMES_PER_DAY,
    minutes: DAY_MINUTES,
  });
  if (!taken.ok) return taken;
  return withTransaction(ctx, async (inside) => {
    const voucher = await lockVoucher(inside, voucherId);
    if (!voucher) return failure({ code: "not_found" });
    if (stateOf(voucher) === "frozen") return failure({ code: "voucher_frozen" });
    const isWaiting = voucher.status === "scheduled";
    if (!isWaiting && (voucher.status !== "active" || isZero(voucher.remaining)))
      return failure({ code: "voucher_not_sendable" });
    if (isWaiting) await saveVoucher(inside, voucherId, { recipientEmail: email });
    else await sendVoucher(inside, voucher, email);
    await logAudit(inside, {
      action: "voucher.resend",
      subject: { kind: "voucher", id: voucherId },
      details: { isSent: !isWaiting },
    });
    return success(!isWaiting);
  });
}
