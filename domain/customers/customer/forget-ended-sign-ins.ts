import type { Context } from "../../context.ts";
import { deleteEndedPasskeyChallenges } from "./passkey.repository.ts";
import { deleteEndedPhoneCodes } from "./phone-code.repository.ts";
import { deleteEndedChallenges } from "./sign-in-challenge.repository.ts";

/** Deletes expired sign-in attempts and codes. */
export async function forgetEndedSignIns(ctx: Context): Promise<void> {
  await deleteEndedChallenges(ctx);
  await deleteEndedPasskeyChallenges(ctx);
  await deleteEndedPhoneCodes(ctx);
}
