import { randomInt } from "node:crypto";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Reader } from "#domain/customers/customer/customer.ts";
import { getRecipient } from "#domain/customers/customer/find-customer.ts";
import { writeMail } from "#domain/platform/mail/write-mail.ts";
import { consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import { withTransaction, type Context } from "../../context.ts";
import { maskNumber, type BankAccountOwner, type BankDetails } from "./bank-account.ts";
import type { BankAccountInput } from "./bank-account.input.ts";
import { getAccountRow, renewCode, replaceAccount } from "./bank-account.repository.ts";

export type SaveBankAccountFailure = Failure<"sign_in" | "email_unverified" | "too_many_tries" | "not_found">;

const CODE_MINUTES = 30;

/**
 * Replaces the owner's account and mails a code to the visitor's verified address; until it is entered nothing is paid
 * to the account. The caller checks that the visitor may act for the owner.
 */
export async function saveBankAccount(
  ctx: Context,
  owner: BankAccountOwner,
  input: BankAccountInput,
): Promise<Result<null, SaveBankAccountFailure>> {
  const details = toDetails(input);
  return sendCode(ctx, owner, details, async (inside, code) => {
    await replaceAccount(inside, owner, details, code);
    return true;
  });
}

/** Sends another code for the account that waits for one. */
export async function resendBankAccountCode(
  ctx: Context,
  owner: BankAccountOwner,
): Promise<Result<null, SaveBankAccountFailure>> {
  const account = await getAccountRow(ctx, owner);
  if (account?.state !== "unconfirmed") return failure({ code: "not_found" });
  return sendCode(ctx, owner, account, (inside, code) => renewCode(inside, owner, code));
}

async function sendCode(
  ctx: Context,
  owner: BankAccountOwner,
  details: BankDetails,
  write: (ctx: Context, code: { codeHash: string; codeExpiresAt: Date }) => Promise<boolean>,
): Promise<Result<null, SaveBankAccountFailure>> {
  const reader = ctx.visitor.customerId === null ? null : await getRecipient(ctx, ctx.visitor.customerId);
  if (!reader) return failure({ code: "sign_in" });
  if (!reader.isEmailVerified) return failure({ code: "email_unverified" });
  const limit = { name: "bank-account-mail", of: String(reader.id), max: ctx.settings.verifyTriesPerAccount };
  const taken = await consumeRateLimit(ctx, limit);
  if (!taken.ok) return taken;
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const codeHash = hashAccountCode(ctx, owner, code);
  const codeExpiresAt = new Date(ctx.now().getTime() + CODE_MINUTES * 60_000);
  return withTransaction(ctx, async (inside) => {
    if (!(await write(inside, { codeHash, codeExpiresAt }))) return failure({ code: "not_found" });
    await writeCodeMail(inside, reader, details, code);
    return success(null);
  });
}

async function writeCodeMail(ctx: Context, reader: Reader, details: BankDetails, code: string): Promise<void> {
  await writeMail(ctx, {
    idempotencyKey: `bank-account:${ctx.newToken()}`,
    template: "bank-account-code",
    recipient: reader.email,
    languageCode: reader.languageCode ?? ctx.visitor.language.code,
    data: {
      name: reader.firstName,
      holder: details.holder,
      number: maskNumber(details.iban || details.accountNumber),
      code,
    },
  });
}

function toDetails(input: BankAccountInput): BankDetails {
  const { holder, country_code: countryCode, iban, bic, account_number, bank_code } = input;
  const isByIban = iban !== "";
  return {
    holder,
    countryCode,
    iban,
    bic,
    accountNumber: isByIban ? "" : account_number,
    bankCode: isByIban ? "" : bank_code,
  };
}

export function hashAccountCode(ctx: Context, owner: BankAccountOwner, code: string): string {
  const name = "shopId" in owner ? `shop:${owner.shopId}` : `customer:${owner.customerId}`;
  return ctx.hashToken(`bank-account:${name}:${code}`);
}
