import type { Context } from "../../context.ts";
import { sendVoucher } from "./send-voucher.ts";
import type { Voucher } from "./voucher.ts";
import { getVoucher, moveVoucher, saveVoucher } from "./voucher.repository.ts";

/** Activates a paid voucher, and sends it at once or schedules it. In the transaction that booked the payment. */
export async function activateVoucher(ctx: Context, voucher: Voucher): Promise<void> {
  const { id, amount, cost, sendOn } = voucher;
  await saveVoucher(ctx, id, { status: "scheduled", paidAt: ctx.now(), reason: "" });
  await moveVoucher(ctx, voucher, { kind: "bought", amount, book: cost });
  if (sendOn !== null && sendOn > ctx.now().toISOString().slice(0, 10)) return;
  await sendVoucher(ctx, (await getVoucher(ctx, id))!);
}
