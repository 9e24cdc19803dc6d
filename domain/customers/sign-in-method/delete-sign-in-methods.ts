import { deleteIdentitiesOf } from "#domain/customers/identity/identity.repository.ts";
import { deletePasskeysOf } from "#domain/customers/passkey/passkey.repository.ts";
import { clearVerifiedPhone } from "#domain/customers/phone/phone-code.repository.ts";
import { deleteChallengesOf } from "#domain/customers/sign-in-challenge/sign-in-challenge.repository.ts";
import { deleteTwoStep } from "#domain/customers/two-step/two-step.repository.ts";
import type { Context } from "../../context.ts";

/** Deletes every sign-in method except the password: when an account is deleted, or its owner is first verified. */
export async function deleteSignInMethods(ctx: Context, customerId: number): Promise<void> {
  await deleteChallengesOf(ctx, customerId);
  await deleteTwoStep(ctx, customerId);
  await deletePasskeysOf(ctx, customerId);
  await deleteIdentitiesOf(ctx, customerId);
  await clearVerifiedPhone(ctx, customerId);
}
