import { postEntries } from "#domain/accounts/ledger/post-entries.ts";
import { getUnmatchedCredit } from "#domain/accounts/wallet/get-unmatched-credit.ts";
import { keepUnmatchedPayments } from "#domain/accounts/wallet/keep-unmatched-payments.ts";
import { WALLET } from "#domain/accounts/wallet/wallet.ts";
import { secureWallet } from "#domain/payment/dispute/secure-wallet.ts";
import { settleCreditDispute } from "#domain/payment/dispute/settle-credit-dispute.ts";
import type { Attempt, AttemptKind } from "#domain/payment/provider/attempt-kind.ts";
import { negate } from "#shared/money.ts";
import { withTransaction } from "../../context.ts";
import { pageAddress } from "../../page-address.ts";
import { activateVoucher } from "./activate-voucher.ts";
import { freezeVoucher } from "./freeze-voucher.ts";
import { takeDisputed } from "./take-disputed.ts";
import type { Voucher } from "./voucher.ts";
import {
  findPendingVouchers,
  getVoucher,
  getVoucherByReference,
  lockVoucher,
  saveReference,
  saveVoucher,
} from "./voucher.repository.ts";

type VoucherAttempt = Attempt & { voucher: Voucher; createdAt: Date };

/** A voucher paid through a provider is an attempt itself; one paid from the wallet is not. */
function toAttempt(voucher: Voucher | null): VoucherAttempt | null {
  if (!voucher || voucher.method === WALLET) return null;
  const { id, method, status: state, amount, reference, createdAt } = voucher;
  const status = state === "pending" ? "started" : state === "failed" ? "failed" : "paid";
  return { id, provider: method, status, amount, collected: null, reference, createdAt, voucher };
}

export const voucherAttempts: AttemptKind<VoucherAttempt> = {
  name: "voucher",
  get: async (ctx, id) => toAttempt(await getVoucher(ctx, id)),
  getByReference: async (ctx, provider, reference) => toAttempt(await getVoucherByReference(ctx, provider, reference)),
  findStarted: async (ctx, page) =>
    (await findPendingVouchers(ctx, page)).flatMap((voucher) => toAttempt(voucher) ?? []),
  lock: async (ctx, id) => toAttempt(await lockVoucher(ctx, id)),
  saveReference,
  async pay(ctx, { id, provider, voucher }) {
    await postEntries(ctx, {
      kind: "voucher",
      idempotencyKey: `voucher:${id}:bought`,
      entries: [
        { account: { kind: "provider_clearing", name: provider }, amount: negate(voucher.cost) },
        { account: { kind: "voucher_liability" }, amount: voucher.cost },
      ],
    });
    await activateVoucher(ctx, voucher);
  },
  fail: (ctx, { id }, reason) => saveVoucher(ctx, id, { status: "failed", reason: reason.slice(0, 300) }),
  keepUnmatched: (ctx, { id, provider: method, amount: amountDue, voucher: { buyerId: customerId } }, collected) =>
    keepUnmatchedPayments(ctx, { customerId, method, collected, amountDue, idempotencyKey: `stray-voucher:${id}` }),
  async settleDispute(ctx, { id, provider, status, voucher: { cost, buyerId: customerId } }, reported, collected) {
    const booked = status === "paid" ? cost : await getUnmatchedCredit(ctx, collected);
    if (!booked) return;
    const credit = { rechargeId: null, voucherId: id, customerId, provider, collected, booked };
    await withTransaction(ctx, async (inside) => {
      await lockVoucher(inside, id);
      if ((await settleCreditDispute(inside, credit, reported)) === null) return;
      await freezeVoucher(inside, id);
      await takeDisputed(inside, id);
      await secureWallet(inside, customerId);
    });
  },
  addressAfter(ctx, _attempt, status) {
    const shown = status === "started" ? "pending" : status;
    return pageAddress(ctx, ctx.visitor.language.code, `/user/gift-voucher?bought=${shown}`);
  },
};
