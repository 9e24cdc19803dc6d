import { voucherAttempts } from "#domain/accounts/voucher/voucher-attempts.ts";
import { rechargeAttempts } from "#domain/accounts/wallet/recharge-attempts.ts";
import type { AttemptKind } from "#domain/payment/provider/attempt-kind.ts";
import { purchaseAttempts } from "./purchase-attempts.ts";

/** Everything that is paid for through providers. */
export const ATTEMPT_KINDS: readonly AttemptKind[] = [purchaseAttempts, rechargeAttempts, voucherAttempts];
