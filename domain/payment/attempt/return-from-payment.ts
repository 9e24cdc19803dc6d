import type { Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { readAttemptKey } from "#domain/payment/provider/attempt-key.ts";
import type { Attempt, AttemptKind, AttemptStatus } from "#domain/payment/provider/attempt-kind.ts";
import { syncAttempt } from "#domain/payment/provider/sync-attempt.ts";
import type { Context } from "../../context.ts";
import { ATTEMPT_KINDS } from "./attempt-kinds.ts";

/**
 * Handles the browser's return from the provider: since this proves nothing, the provider is queried. `isCanceled`: the
 * browser claims to have gone back there. Returns the next page.
 */
export async function returnFromPayment(
  ctx: Context,
  key: string,
  isCanceled = false,
): Promise<Result<{ address: string }, Failure<"not_found">>> {
  const found = readAttemptKey(ctx, key);
  const kind = ATTEMPT_KINDS.find(({ name }) => name === found?.name);
  const attempt = found && kind ? await kind.get(ctx, found.id) : null;
  if (!kind || !attempt) return failure({ code: "not_found" });
  const status = attempt.status === "started" ? await getOutcome(ctx, kind, attempt) : attempt.status;
  return success({ address: kind.addressAfter(ctx, attempt, status, isCanceled) });
}

/** If the provider does not respond now, a webhook or the job settles it. */
async function getOutcome(ctx: Context, kind: AttemptKind, attempt: Attempt): Promise<AttemptStatus> {
  try {
    return await syncAttempt(ctx, kind, attempt);
  } catch (error) {
    ctx.log.error({ err: error, attempt: `${kind.name} ${attempt.id}` }, "a provider could not be queried");
    return attempt.status;
  }
}
