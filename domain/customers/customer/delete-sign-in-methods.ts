import type { Context } from "../../context.ts";
import { deleteIdentitiesOf } from "./identity.repository.ts";
import { deletePasskeysOf } from "./passkey.repository.ts";
import { clearVerifiedPhone } from "./phone-code.repository.ts";
import { deleteChallengesOf } from "./sign-in-challenge.repository.ts";
import { deleteTwoStep } from "./two-step.repository.ts";

/** Deletes every sign-in method except the password: when an account is deleted, or its owner is first verified. */
export async function deleteSignInMethods(ctx: Context, customerId: number): Promise<void> {
  await deleteChallengesOf(ctx, customerId);
  await deleteTwoStep(ctx, customerId);
  await deletePasskeysOf(ctx, customerId);
  await deleteIdentitiesOf(ctx, customerId);
  await clearVerifiedPhone(ctx, customerId);
}
