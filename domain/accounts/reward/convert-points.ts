import { secureWallet } from "#domain/payment/dispute/secure-wallet.ts";
import { pointsOf } from "#domain/accounts/ledger/ledger.ts";
import { postEntries } from "#domain/accounts/ledger/post-entries.ts";
import type { Failure } from "#shared/failures.ts";
import { negate, type Money } from "#shared/money.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { convertPoints as valueOf } from "./reward.ts";
import type { ConvertInput } from "./reward.input.ts";

/**
 * Converts available points into wallet money, at least one unit of the base currency at a time. Idempotent by `key`.
 */
export async function convertPoints(
  ctx: Context,
  { points, key }: ConvertInput,
): Promise<Result<{ amount: Money; points: number }, Failure<"sign_in" | "too_few_points">>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  const { rewardConvertRate } = ctx.settings;
  const tooFew = failure({ code: "too_few_points" as const, values: { number: rewardConvertRate } });
  if (points < rewardConvertRate) return tooFew;
  const converted = valueOf(points, rewardConvertRate, ctx.baseCurrency.code);
  return withTransaction(ctx, async (inside) => {
    const posting = await postEntries(inside, {
      kind: "conversion",
      idempotencyKey: `conversion:${customerId}:${key ?? ctx.newToken()}`,
      entries: [
        { account: { kind: "points_available", customerId }, amount: pointsOf(-converted.points) },
        { account: { kind: "points_issued" }, amount: pointsOf(converted.points) },
        { account: { kind: "customer_wallet", customerId }, amount: converted.amount },
        { account: { kind: "points_cost" }, amount: negate(converted.amount) },
      ],
      refusesDebt: true,
    });
    if (posting === "too_low") return tooFew;
    await secureWallet(inside, customerId);
    return success(converted);
  });
}
