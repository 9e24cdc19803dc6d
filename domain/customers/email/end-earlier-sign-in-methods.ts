import { endSessionsOf } from "#domain/customers/session/end-other-sessions.ts";
import { deleteDevices } from "#domain/customers/customer/customer.repository.ts";
import { deleteSignInMethods } from "#domain/customers/sign-in-method/delete-sign-in-methods.ts";
import { describeSignInMethods } from "#domain/customers/sign-in-method/describe-sign-in-methods.ts";
import type { Context } from "../../context.ts";
import { voidCodes } from "./customer-code.repository.ts";
import { endOpenChange } from "./email-change.repository.ts";

/**
 * When an address is first verified, removes all earlier sign-in methods, as anyone may have registered with it. The
 * current session remains if it is the account's. Returns whether anything was removed.
 */
export async function endEarlierSignInMethods(ctx: Context, customerId: number): Promise<boolean> {
  const { isTwoStepOn, verifiedPhone, passkeys, identities } = await describeSignInMethods(ctx, customerId);
  await deleteSignInMethods(ctx, customerId);
  await deleteDevices(ctx, customerId);
  await voidCodes(ctx, customerId, "reset_password");
  await voidCodes(ctx, customerId, "delete_account");
  const isChangeEnded = await endOpenChange(ctx, customerId);
  const sessions = await endSessionsOf(ctx, customerId);
  return isTwoStepOn || verifiedPhone !== null || passkeys.length + identities.length + sessions > 0 || isChangeEnded;
}
