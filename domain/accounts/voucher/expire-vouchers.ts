import { postEntries } from "#domain/accounts/ledger/post-entries.ts";
import { negate } from "#shared/money.ts";
import { withTransaction, type Context } from "../../context.ts";
import { findEndedIds, isHeld, lockVoucher, moveVoucher, saveVoucher } from "./voucher.repository.ts";

const BATCH_SIZE = 200;

/** Writes off the remaining value of expired vouchers, except those with a hold for an unfinished payment. */
export async function expireVouchers(ctx: Context): Promise<number> {
  let ended = 0;
  for (const id of await findEndedIds(ctx, BATCH_SIZE)) {
    try {
      if (await withTransaction(ctx, (inside) => expireVoucher(inside, id))) ended += 1;
    } catch (error) {
      ctx.log.error({ err: error, voucherId: id }, "a voucher could not expire");
    }
  }
  return ended;
}

async function expireVoucher(inside: Context, id: number): Promise<boolean> {
  const voucher = await lockVoucher(inside, id);
  if (
    voucher?.status !== "active" ||
    voucher.frozenAt ||
    voucher.expiresAt! > inside.now() ||
    (await isHeld(inside, id))
  )
    return false;
  await saveVoucher(inside, id, { status: "expired" });
  const { remaining, book } = voucher;
  const moveId = await moveVoucher(inside, voucher, {
    kind: "expired",
    amount: negate(remaining),
    book: negate(book),
  });
  await postEntries(inside, {
    kind: "voucher",
    idempotencyKey: `voucher-expired:${moveId}`,
    entries: [
      { account: { kind: "voucher_liability" }, amount: negate(book) },
      { account: { kind: "operator_commission", name: "vouchers" }, amount: book },
    ],
  });
  return true;
}
