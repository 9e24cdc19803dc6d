import { forgetEndedTries } from "#domain/platform/rate-limit/consume-rate-limit.ts";
import type { Context } from "../../context.ts";
import { deleteExpiredSessions } from "./session.repository.ts";

const BATCH_SIZE = 500;

/** Deletes expired sessions with their data, and expired rate limits. */
export async function forgetVisitors(ctx: Context): Promise<number> {
  await forgetEndedTries(ctx);
  let forgotten = 0;
  for (;;) {
    const deleted = await deleteExpiredSessions(ctx, BATCH_SIZE);
    forgotten += deleted;
    if (deleted < BATCH_SIZE) return forgotten;
  }
}
