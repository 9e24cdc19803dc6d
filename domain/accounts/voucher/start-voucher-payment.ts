import { showAmount } from "#domain/platform/currency/show-amount.ts";
import type { Refusal } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { voucherKey } from "./voucher-key.ts";
import { insertVoucher, saveReference, saveVoucher, type NewVoucher } from "./voucher.repository.ts";

/** Not inside a transaction: it calls the provider. */
export async function startVoucherPayment(
  ctx: Context,
  voucher: NewVoucher,
): Promise<Result<{ voucherId: number; redirectUrl: string }, Refusal<"payment_unavailable">>> {
  const provider = ctx.providers.find(({ code }) => code === voucher.method)!;
  const voucherId = await insertVoucher(ctx, voucher);
  const key = voucherKey(ctx, voucherId);
  try {
    const { reference, redirectUrl } = await provider.start({
      paymentKey: key,
      amount: voucher.amount,
      formattedAmount: (await showAmount(ctx, voucher.amount)).formatted,
      description: key.split(".")[0]!,
      languageCode: ctx.visitor.language.code,
      shopName: ctx.settings.shopName,
      returnUrl: `${ctx.shopUrl}/payment/return/${key}`,
      startedAt: ctx.now(),
      customerReference: null,
    });
    await saveReference(ctx, voucherId, reference, redirectUrl);
    return success({ voucherId, redirectUrl });
  } catch (error) {
    ctx.log.error({ err: error, voucherId }, "the payment of a voucher could not be started");
    await saveVoucher(ctx, voucherId, { status: "failed", reason: "could not be started" });
    return failure({ code: "payment_unavailable" });
  }
}
