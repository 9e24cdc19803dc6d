import { randomInt } from "node:crypto";
import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { translationOf } from "#domain/platform/language/keywords.ts";
import { limitOfAddress, consumeRateLimit } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import { writeTextMessage } from "#domain/platform/sms/write-text-message.ts";
import { getProfileRow } from "#domain/customers/customer/customer.repository.ts";
import { withTransaction, type Context } from "../../context.ts";
import { getVerifiedPhone, replacePhoneCode } from "./phone-code.repository.ts";
import { toPhoneNumber } from "./phone-number.ts";

export type SendPhoneCodeFailure = Failure<
  "sign_in" | "not_found" | "too_many_tries" | "phone_missing" | "phone_unknown" | "phone_verified_already"
>;

const CODE_MINUTES = 10;
const DAY_MINUTES = 24 * 60;
const MAX_PER_DAY = 10;

/** Sends a code to the customer's phone number; returns the number in international format. */
export async function sendPhoneCode(ctx: Context): Promise<Result<string, SendPhoneCodeFailure>> {
  const { customerId } = ctx.visitor;
  const profile = customerId === null ? null : await getProfileRow(ctx, customerId);
  if (customerId === null || !profile) return failure({ code: "sign_in" });
  if (!ctx.isSmsEnabled) return failure({ code: "not_found" });
  if (!profile.phone) return failure({ code: "phone_missing" });
  const phone = toPhoneNumber(profile.phone, ctx.visitor.shipTo);
  if (!phone) return failure({ code: "phone_unknown" });
  if ((await getVerifiedPhone(ctx, customerId)) === phone) return failure({ code: "phone_verified_already" });
  for (const limit of limitsOf(ctx, customerId, phone)) {
    const taken = await consumeRateLimit(ctx, limit);
    if (!taken.ok) return taken;
  }
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  await withTransaction(ctx, async (inside) => {
    const expiresAt = new Date(ctx.now().getTime() + CODE_MINUTES * 60_000);
    const codeHash = hashPhoneCode(ctx, customerId, phone, code);
    const id = await replacePhoneCode(inside, { customerId, phone, codeHash, expiresAt });
    const languageCode = profile.languageCode ?? ctx.visitor.language.code;
    await writeTextMessage(inside, {
      idempotencyKey: `phone-code:${id}`,
      recipient: phone,
      languageCode,
      text: textOf(ctx, languageCode, code),
      expiresAt,
    });
  });
  return success(phone);
}

/** Text messages cost money: they are rate-limited per account, number, network and day. */
function limitsOf(ctx: Context, customerId: number, phone: string) {
  const max = ctx.settings.verifyTriesPerAccount;
  return [
    limitOfAddress(ctx, "phone-code", ctx.settings.resetTriesPerAddress),
    { name: "phone-code-account", of: String(customerId), max },
    { name: "phone-code-number", of: phone, max },
    { name: "phone-code-day", of: phone, max: MAX_PER_DAY, minutes: DAY_MINUTES },
    { name: "phone-code-account-day", of: String(customerId), max: MAX_PER_DAY, minutes: DAY_MINUTES },
  ];
}

/** The last line lets browsers fill in the code, on this shop's pages only. */
function textOf(ctx: Context, languageCode: string, code: string): string {
  const sentence = translationOf(languageCode)("{code} is your {shop} code. It expires in 10 minutes.", {
    code,
    shop: ctx.settings.shopName,
  });
  return `${sentence}\n\n@${new URL(ctx.shopUrl).hostname} #${code}`;
}

export function hashPhoneCode(ctx: Context, customerId: number, phone: string, code: string): string {
  return ctx.hashToken(`phone:${customerId}:${phone}:${code}`);
}
