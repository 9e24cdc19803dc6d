import { withTransaction, type Context } from "../../context.ts";
import { sendVoucher } from "./send-voucher.ts";
import { findDueIds, lockVoucher } from "./voucher.repository.ts";

const BATCH_SIZE = 200;

/** Sends the vouchers that are due, each once: a concurrent run finds them sent. */
export async function sendDueVouchers(ctx: Context): Promise<number> {
  let sent = 0;
  for (const id of await findDueIds(ctx, ctx.now().toISOString().slice(0, 10), BATCH_SIZE)) {
    try {
      await withTransaction(ctx, async (inside) => {
        const voucher = await lockVoucher(inside, id);
        if (voucher?.status !== "scheduled" || voucher.frozenAt) return;
        await sendVoucher(inside, voucher);
        sent += 1;
      });
    } catch (error) {
      ctx.log.error({ err: error, voucherId: id }, "a voucher could not be sent");
    }
  }
  return sent;
}
