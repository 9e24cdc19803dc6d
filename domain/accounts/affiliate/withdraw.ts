import type { Failure } from "#shared/failures.ts";
import { isZero, parseMajorUnits } from "#shared/money.ts";
import { failure, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { makePayout, type RequestPayoutFailure } from "../payout/request-payout.ts";
import { getAffiliateOf } from "./affiliate.repository.ts";
import { linkCommissions } from "./commission.repository.ts";

export type WithdrawFailure = RequestPayoutFailure | Failure<"sign_in" | "not_found" | "affiliate_suspended">;

/** Requests a payout of an amount of payable commission, or of all of it; it holds the amount like a shop's payout. */
export async function withdraw(ctx: Context, entered: string): Promise<Result<number, WithdrawFailure>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  const wanted = entered === "" ? null : parseMajorUnits(entered, ctx.baseCurrency.code);
  if (entered !== "" && (!wanted || isZero(wanted))) return failure({ code: "invalid_amount" });
  return withTransaction(ctx, async (inside): Promise<Result<number, WithdrawFailure>> => {
    const affiliate = await getAffiliateOf(inside, customerId);
    if (!affiliate || affiliate.status === "applied" || affiliate.status === "rejected")
      return failure({ code: "not_found" });
    if (affiliate.status === "suspended") return failure({ code: "affiliate_suspended" });
    const made = await makePayout(inside, { customerId }, wanted, customerId);
    if (made.ok) await linkCommissions(inside, customerId, made.value);
    return made;
  });
}
