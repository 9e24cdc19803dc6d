import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import type { Context } from "../../context.ts";
import type { BankAccountOwner } from "./bank-account.ts";
import { setConfirmed, takeCodeTry } from "./bank-account.repository.ts";
import { hashAccountCode } from "./save-bank-account.ts";

export type ConfirmBankAccountFailure = Failure<"sign_in" | "too_many_tries" | "code_ended"> | { code: "wrong_code" };

/** The mailed code confirms the account; it is void after five wrong attempts or half an hour. */
export async function confirmBankAccount(
  ctx: Context,
  owner: BankAccountOwner,
  { code }: { code: string },
): Promise<Result<null, ConfirmBankAccountFailure>> {
  if (ctx.visitor.customerId === null) return failure({ code: "sign_in" });
  const limit = {
    name: "bank-account-code",
    of: String(ctx.visitor.customerId),
    max: ctx.settings.signInTriesPerAccount,
  };
  const taken = await consumeRateLimit(ctx, limit);
  if (!taken.ok) return taken;
  const codeHash = await takeCodeTry(ctx, owner);
  if (codeHash === null) return failure({ code: "code_ended" });
  if (hashAccountCode(ctx, owner, code) !== codeHash) return failure({ code: "wrong_code" });
  return (await setConfirmed(ctx, owner, codeHash)) ? success(null) : failure({ code: "code_ended" });
}
