import { registerCustomer, type RegisterFailure } from "#domain/customers/account/register-customer.ts";
import type { Entered } from "#domain/customers/sign-in/enter-as-customer.ts";
import type { Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import type { ApplicationType } from "#shared/shop-application.ts";
import { readFields, type RegisterSellerInput } from "./application.input.ts";
import { insertApplication } from "./application.repository.ts";

/** Creates a guest's account with a draft application, which is valid once the address is verified. */
export async function registerSeller(
  ctx: Context,
  type: ApplicationType,
  input: RegisterSellerInput,
): Promise<Result<Entered, RegisterFailure>> {
  const entered = await registerCustomer(ctx, input);
  if (!entered.ok) return entered;
  const legalName = type === "individual" ? `${input.first_name} ${input.last_name}` : "";
  await insertApplication(entered.value.ctx, entered.value.user.id, type, { legalName, ...readFields(input) });
  return entered;
}
