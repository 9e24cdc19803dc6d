import { adoptBankAccount } from "#domain/accounts/bank-account/adopt-bank-account.ts";
import { decrypt, encrypt } from "#domain/customers/customer/encrypt.ts";
import { hashCode, issueCode } from "#domain/customers/email/issue-code.ts";
import { endCodes, spendCode } from "#domain/customers/email/spend-code.ts";
import { writeMail } from "#domain/platform/mail/write-mail.ts";
import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import { readBankAccount } from "#shared/bank-account-number.ts";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { isEditable } from "#shared/shop-application.ts";
import type { BankAccountInput } from "./application.input.ts";
import { type ApplicationRow, getApplicant, lockOpenRow, updateApplication } from "./application.repository.ts";

const ENDING_CHARACTERS = 4;

/** The data that is encrypted. */
type SealedAccount = { account: string; holder: string; bankCode: string };

type BankFailure = Failure<
  "sign_in" | "not_found" | "application_waiting" | "email_unverified" | "too_many_tries" | "code_ended"
>;

/** Stores the account encrypted and mails a code to the verified address; it takes effect once the code is entered. */
export async function setBankAccount(ctx: Context, input: BankAccountInput): Promise<Result<null, BankFailure>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  const limit = { name: "bank-account-mail", of: String(customerId), max: ctx.settings.verifyTriesPerAccount };
  const taken = await consumeRateLimit(ctx, limit);
  if (!taken.ok) return taken;
  const account = readBankAccount(input.account)!;
  const ending = account.slice(-ENDING_CHARACTERS);
  return withTransaction(ctx, async (inside): Promise<Result<null, BankFailure>> => {
    const [applicant, application] = [await getApplicant(inside, customerId), await lockOpenRow(inside, customerId)];
    if (!applicant || !application) return failure({ code: "not_found" });
    if (!isEditable(application.status)) return failure({ code: "application_waiting" });
    if (!applicant.isEmailVerified) return failure({ code: "email_unverified" });
    const details: SealedAccount = { account, holder: input.holder, bankCode: input.bank_code };
    const bankSealed = encrypt(inside, "bank-account", JSON.stringify(details));
    await updateApplication(inside, application.id, { bankSealed, bankEnding: ending, bankConfirmedAt: null });
    await endCodes(inside, customerId, "bank_account");
    const code = await issueCode(inside, "bank_account", { customerId, email: applicant.email });
    await writeMail(inside, {
      idempotencyKey: `bank-account:${hashCode(inside, code)}`,
      template: "application-bank-code",
      recipient: applicant.email,
      languageCode: applicant.languageCode ?? inside.visitor.language.code,
      data: { name: applicant.firstName, ending, code },
    });
    return success(null);
  });
}

export async function confirmBankAccount(ctx: Context, code: string): Promise<Result<null, BankFailure>> {
  const { customerId } = ctx.visitor;
  if (customerId === null) return failure({ code: "sign_in" });
  const limit = { name: "application-bank-code", of: String(customerId), max: ctx.settings.verifyTriesPerAccount };
  const taken = await consumeRateLimit(ctx, limit);
  if (!taken.ok) return taken;
  return withTransaction(ctx, async (inside): Promise<Result<null, BankFailure>> => {
    const application = await lockOpenRow(inside, customerId);
    if (!application) return failure({ code: "not_found" });
    const owner = await spendCode(inside, "bank_account", code);
    if (owner?.customerId !== customerId) return failure({ code: "code_ended" });
    await updateApplication(inside, application.id, { bankConfirmedAt: inside.now() });
    return success(null);
  });
}

/** The account that the applicant confirmed becomes the new shop's payout account, without another confirmation. */
export async function adoptApplicantAccount(ctx: Context, application: ApplicationRow, shopId: number): Promise<void> {
  const { bankSealed, bankConfirmedAt, countryCode } = application;
  const opened = bankSealed && bankConfirmedAt ? decrypt(ctx, "bank-account", bankSealed) : null;
  if (opened === null || !bankConfirmedAt) return;
  const sealed = JSON.parse(opened) as SealedAccount;
  await adoptBankAccount(ctx, { shopId }, { ...sealed, countryCode }, bankConfirmedAt);
}
