import { postEntries } from "#domain/accounts/ledger/post-entries.ts";
import { negate, subtractMoney, type Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import { takeDisputed } from "./take-disputed.ts";
import { HELD_VOUCHERS } from "./voucher.ts";
import { getHeldPart, lockVoucher, moveVoucher } from "./voucher.repository.ts";

/** Releases a voucher's hold for a payment that failed; `held`: its amount in the base currency. */
export async function releaseVoucher(ctx: Context, paymentId: number, held: Money): Promise<void> {
  const part = await getHeldPart(ctx, paymentId);
  const voucher = part && (await lockVoucher(ctx, part.voucherId));
  if (!voucher) throw new Error(`The voucher of payment ${paymentId} is gone`);
  const { taken, book } = part;
  await moveVoucher(ctx, voucher, { kind: "released", amount: taken, book, paymentId });
  await postEntries(ctx, {
    kind: "hold_released",
    idempotencyKey: `hold-released:${paymentId}`,
    cause: { paymentId },
    entries: [
      { account: { kind: "voucher_liability" }, amount: book },
      { account: HELD_VOUCHERS, amount: negate(held) },
      { account: { kind: "rounding", name: "exchange" }, amount: subtractMoney(held, book) },
    ],
  });
  await takeDisputed(ctx, voucher.id);
}
