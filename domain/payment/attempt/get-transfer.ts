import { readProofFile, type Proof } from "#domain/platform/file/store-proof.ts";
import { showAmount } from "#domain/platform/currency/show-amount.ts";
import { isOwnPurchase, isPurchaseKey } from "#domain/orders/order/purchase-access.ts";
import { getBankAccount } from "#domain/platform/setting/bank-account.ts";
import { mayDo } from "#domain/platform/permission/permission.ts";
import type { Context } from "../../context.ts";
import { transferState, type Transfer, type TransferView } from "./transfer.ts";
import { getLastTransfer, getOpenTransfer, getTransfer } from "./transfer.repository.ts";
import type { PayablePurchase } from "./payment.ts";

/**
 * The transfer that a purchase, or one order of it, waits for, or the last rejected one. Null if there is none, or if
 * the amount due has changed since. The caller has checked that it may be seen.
 */
export async function getTransferOf(ctx: Context, purchase: PayablePurchase): Promise<TransferView | null> {
  const last = await getLastTransfer(ctx, purchase);
  if (!last) return null;
  const state = transferState(last);
  if (state === "submitted" || state === "rejected") return presentTransfer(ctx, last);
  const open = await getOpenTransfer(ctx, purchase);
  return open && presentTransfer(ctx, open);
}

async function presentTransfer(ctx: Context, transfer: Transfer): Promise<TransferView> {
  const { id, amount, reference, paidBy, paidOn, proof, failure } = transfer;
  const state = transferState(transfer);
  return {
    id,
    state,
    amount: await showAmount(ctx, amount),
    reference,
    paidBy,
    paidOn,
    hasProof: proof !== null,
    reason: state === "rejected" ? (failure ?? "") : "",
    account: getBankAccount(ctx),
  };
}

/** For those who may pay the purchase, and for staff who confirm payments; null for everyone else. */
export async function readTransferProof(ctx: Context, id: number, key?: string): Promise<Proof | null> {
  const transfer = await getTransfer(ctx, id);
  if (!transfer?.proof) return null;
  const isAllowed = isOwnPurchase(ctx, transfer) || isPurchaseKey(ctx, key, transfer) || mayDo(ctx, "payments.confirm");
  return isAllowed ? readProofFile(ctx, transfer.proof) : null;
}
