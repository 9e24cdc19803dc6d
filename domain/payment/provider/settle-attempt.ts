import { compareMoney, type Money } from "#shared/money.ts";
import { neverHappens } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import type { Attempt, AttemptKind, AttemptStatus } from "./attempt-kind.ts";
import type { AttemptOutcome } from "./fetch-outcome.ts";
import type { ProviderEvent } from "./payment-provider.ts";

/**
 * The only writer of an attempt's outcome, as reported by the provider. Idempotent, however often or late it is
 * reported: what is paid stays paid, and a failed attempt can still be paid. With `event`: the event that caused it is
 * recorded in the same transaction. An event that comes again still applies, because the outcome is newer than it.
 */
export async function settleAttempt<Kind extends Attempt>(
  ctx: Context,
  kind: AttemptKind<Kind>,
  id: number,
  outcome: AttemptOutcome,
  event?: ProviderEvent,
): Promise<AttemptStatus> {
  return withTransaction(ctx, async (inside) => {
    const attempt = await lockAttempt(inside, kind, id);
    if (event) await kind.recordEvent?.(inside, attempt, event);
    if (attempt.status === "paid" || attempt.collected) return attempt.status;
    switch (outcome.status) {
      case "open":
        return attempt.status;
      case "failed":
        if (attempt.status === "started") await kind.fail(inside, attempt, outcome.reason, !outcome.isOwn);
        return "failed";
      case "paid":
        if (!isSame(outcome.amount, attempt.amount)) return refuseAmount(inside, kind, attempt, outcome.amount);
        await kind.pay(inside, attempt);
        return "paid";
      default:
        return neverHappens(outcome);
    }
  });
}

/** The shop gives up an attempt that has not ended. */
export async function failAttempt<Kind extends Attempt>(
  ctx: Context,
  kind: AttemptKind<Kind>,
  id: number,
  reason: string,
): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    const attempt = await lockAttempt(inside, kind, id);
    if (attempt.status === "started") await kind.fail(inside, attempt, reason, false);
  });
}

async function lockAttempt<Kind extends Attempt>(ctx: Context, kind: AttemptKind<Kind>, id: number): Promise<Kind> {
  const attempt = await kind.lock(ctx, id);
  if (!attempt) throw new Error(`The attempt ${kind.name} ${id} does not exist`);
  return attempt;
}

async function refuseAmount<Kind extends Attempt>(
  ctx: Context,
  kind: AttemptKind<Kind>,
  attempt: Kind,
  collected: Money,
): Promise<AttemptStatus> {
  const about = { attempt: `${kind.name} ${attempt.id}`, expected: attempt.amount, collected };
  ctx.log.warn(about, "another amount was collected");
  if (attempt.status === "started") await kind.fail(ctx, attempt, "another amount was collected", false);
  await kind.keepUnmatched(ctx, attempt, collected);
  return "failed";
}

function isSame(one: Money, other: Money): boolean {
  return one.currency === other.currency && compareMoney(one, other) === 0;
}
