import type { InvalidFields, Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { malformedVatNumber } from "#domain/pricing/tax/check-vat-number.ts";
import { readVatNumber, writeVatNumber } from "#domain/pricing/tax/vat-number.ts";
import { findLanguages } from "#domain/platform/language/find-languages.ts";
import type { CustomerView } from "#domain/customers/customer/customer.ts";
import type { ProfileInput } from "#domain/customers/customer/customer.input.ts";
import { setProfile } from "#domain/customers/customer/customer.repository.ts";
import { getCustomer } from "#domain/customers/customer/get-customer.ts";
import { getProfile } from "#domain/customers/customer/get-profile.ts";
import { clearVerifiedPhone, getVerifiedPhone } from "#domain/customers/phone/phone-code.repository.ts";
import { toPhoneNumber } from "#domain/customers/phone/phone-number.ts";
import { withTransaction, type Context } from "../../context.ts";

export type UpdateProfileFailure = Failure<"sign_in"> | InvalidFields;

/**
 * Changes the customer's names, phone (a new number must be verified again), VAT number (which the checkout verifies),
 * and the language of mails and notifications.
 */
export async function updateProfile(
  ctx: Context,
  input: ProfileInput,
): Promise<Result<CustomerView, UpdateProfileFailure>> {
  const profile = await getProfile(ctx);
  if (ctx.visitor.customerId === null || !profile) return failure({ code: "sign_in" });
  const languageCode = input.language_code ?? profile.languageCode;
  const languages = await findLanguages(ctx);
  if (input.language_code !== undefined && !languages.some(({ code }) => code === languageCode))
    return failure({ code: "invalid", errors: { language_code: [ctx.t("Choose one of the options.")] } });
  const vatNumber = input.vat_number === undefined ? profile.vatNumber : writeTyped(input.vat_number);
  if (vatNumber === null) return failure({ code: "invalid", errors: { vat_number: [malformedVatNumber(ctx)] } });
  const { customerId } = ctx.visitor;
  await withTransaction(ctx, async (inside) => {
    await setProfile(inside, customerId, {
      firstName: input.first_name,
      lastName: input.last_name,
      phone: input.phone || null,
      languageCode,
      vatNumber,
    });
    const isAnother = input.phone !== (profile.phone ?? "");
    if (isAnother && toPhoneNumber(input.phone, ctx.visitor.shipTo) !== (await getVerifiedPhone(inside, customerId)))
      await clearVerifiedPhone(inside, customerId);
  });
  return success((await getCustomer(ctx))!);
}

/** Null: it has the prefix of a member state, but not its form. */
function writeTyped(number: string): string | null {
  const read = readVatNumber(number);
  if (read === "malformed") return null;
  return read === "foreign" ? number : writeVatNumber(read);
}
