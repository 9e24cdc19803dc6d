import type { Refusal } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { findLanguages } from "#domain/language/find-languages.ts";
import type { Context } from "../context.ts";
import type { CustomerView } from "./customer.ts";
import type { ProfileInput } from "./customer.input.ts";
import { setProfile } from "./customer.repository.ts";
import { getCustomer } from "./get-customer.ts";
import { getProfile } from "./get-profile.ts";

export type UpdateProfileFailure = Refusal<"sign_in"> | { code: "invalid"; errors: Record<string, string[]> };

/** Changes the customer's names, phone, and the language of mails and notifications. */
export async function updateProfile(
  ctx: Context,
  input: ProfileInput,
): Promise<Result<CustomerView, UpdateProfileFailure>> {
  const profile = await getProfile(ctx);
  if (ctx.visitor.customerId === null || !profile) return failure({ code: "sign_in" });
  const languageCode = input.language_code ?? profile.languageCode;
  const languages = await findLanguages(ctx);
  if (input.language_code !== undefined && !languages.some(({ code }) => code === languageCode))
    return failure({ code: "invalid", errors: { language_code: [ctx.t("This value is not one of the choices.")] } });
  await setProfile(ctx, ctx.visitor.customerId, {
    firstName: input.first_name,
    lastName: input.last_name,
    phone: input.phone || null,
    languageCode,
  });
  return success((await getCustomer(ctx))!);
}
