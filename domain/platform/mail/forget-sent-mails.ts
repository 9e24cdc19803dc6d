import type { Context } from "../../context.ts";
import { emptySentMails } from "./mail.repository.ts";

const DAYS_KEPT = 30;
const DAY_MILLISECONDS = 86_400_000;

/** After 30 days a sent mail can no longer be sent again: its content is deleted. */
export async function forgetSentMails(ctx: Context): Promise<void> {
  await emptySentMails(ctx, new Date(ctx.now().getTime() - DAYS_KEPT * DAY_MILLISECONDS));
}
