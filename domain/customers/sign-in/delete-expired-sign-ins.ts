import { deleteEndedPasskeyChallenges } from "#domain/customers/passkey/passkey.repository.ts";
import { deleteEndedPhoneCodes } from "#domain/customers/phone/phone-code.repository.ts";
import { deleteEndedChallenges } from "#domain/customers/sign-in-challenge/sign-in-challenge.repository.ts";
import type { Context } from "../../context.ts";

/** Deletes expired sign-in attempts and codes. */
export async function deleteExpiredSignIns(ctx: Context): Promise<void> {
  await deleteEndedChallenges(ctx);
  await deleteEndedPasskeyChallenges(ctx);
  await deleteEndedPhoneCodes(ctx);
}
