import {
  giveTryBack,
  limitOfAddress,
  consumeRateLimit,
  type Limit,
} from "#domain/platform/rate-limit/consume-rate-limit.ts";
import type { Failure } from "#shared/failures.ts";
import { addMoney, isZero } from "#shared/money.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { readCode, type Voucher } from "./voucher.ts";
import { hashCode } from "./hash-code.ts";
import { getHeldFor, getVoucherByCode } from "./voucher.repository.ts";

export type OpenVoucherFailure = Failure<
  "voucher_not_found" | "voucher_used_up" | "voucher_ended" | "voucher_void" | "voucher_frozen" | "too_many_tries"
>;

/**
 * The voucher of a typed code, if it can be spent. Wrong codes are rate-limited against guessing. A hold of an
 * unfinished attempt to pay `purchaseId` counts as available, as another attempt replaces it.
 */
export async function openVoucher(
  ctx: Context,
  typed: string,
  purchaseId: number | null = null,
): Promise<Result<Voucher, OpenVoucherFailure>> {
  const limits = limitsOf(ctx);
  for (const limit of limits) {
    const taken = await consumeRateLimit(ctx, limit);
    if (!taken.ok) return taken;
  }
  const code = readCode(typed);
  const voucher = code === null ? null : await getVoucherByCode(ctx, hashCode(ctx, code));
  if (!voucher) return failure({ code: "voucher_not_found" });
  for (const limit of limits) await giveTryBack(ctx, limit);
  const held = purchaseId === null ? null : await getHeldFor(ctx, voucher, purchaseId);
  const opened = held ? { ...voucher, remaining: addMoney(voucher.remaining, held) } : voucher;
  const refused = refuseVoucher(ctx, opened);
  return refused ? failure(refused) : success(opened);
}

export function refuseVoucher(
  ctx: Context,
  { status, remaining, expiresAt, frozenAt }: Voucher,
): Failure<"voucher_not_found" | "voucher_used_up" | "voucher_ended" | "voucher_void" | "voucher_frozen"> | null {
  if (status === "void") return { code: "voucher_void" };
  if (frozenAt) return { code: "voucher_frozen" };
  if (status === "expired" || (expiresAt !== null && expiresAt <= ctx.now())) return { code: "voucher_ended" };
  if (status !== "active") return { code: "voucher_not_found" };
  return isZero(remaining) ? { code: "voucher_used_up" } : null;
}

function limitsOf(ctx: Context): Limit[] {
  const { voucherTriesPerAccount, voucherTriesPerAddress } = ctx.settings;
  const { customerId } = ctx.visitor;
  const ofAddress = limitOfAddress(ctx, "voucher-code", voucherTriesPerAddress);
  if (customerId === null) return [ofAddress];
  return [{ name: "voucher-code", of: String(customerId), max: voucherTriesPerAccount }, ofAddress];
}
