import type { Money } from "#shared/money.ts";
import type { Context } from "../../context.ts";
import type { Attempt, AttemptKind, AttemptStatus } from "./attempt-kind.ts";
import { fetchOutcome } from "./fetch-outcome.ts";
import type { PaymentProvider, ProviderEvent } from "./payment-provider.ts";
import { failAttempt, settleAttempt } from "./settle-attempt.ts";

const MINUTE = 60_000;
const REPORTED_WITHIN = MINUTE;
const STARTED_WITHIN = 15 * MINUTE;
const GIVEN_UP_AFTER = 24 * 60 * MINUTE;
const PROVIDER_AWAITED = 7 * GIVEN_UP_AFTER;
const BATCH_SIZE = 100;
const MAX_ID = 2_147_483_647;
/** The time limit per run for a provider that answers slowly or not at all. */
const PROVIDER_TIME = MINUTE;

/** Queries the provider for the outcome of an attempt, and settles it. Not inside a transaction. */
export async function syncAttempt<Kind extends Attempt>(
  ctx: Context,
  kind: AttemptKind<Kind>,
  attempt: Kind,
  event?: ProviderEvent,
): Promise<AttemptStatus> {
  return (await sync(ctx, kind, attempt, event)).status;
}

/** `isCollecting`: the money is on its way, however long it takes. */
async function sync<Kind extends Attempt>(
  ctx: Context,
  kind: AttemptKind<Kind>,
  attempt: Kind,
  event?: ProviderEvent,
): Promise<{ status: AttemptStatus; isCollecting: boolean }> {
  const provider = findProvider(ctx, attempt);
  if (!provider || attempt.reference === null) return { status: attempt.status, isCollecting: false };
  const isWanted = async () => {
    // The query took time: another attempt may have replaced this one.
    const current = await kind.get(ctx, attempt.id);
    return current?.status === "started" && ((await kind.isOwed?.(ctx, current)) ?? true);
  };
  const outcome = await fetchOutcome(provider, attempt.reference, isWanted);
  const status = await settleAttempt(ctx, kind, attempt.id, outcome, event);
  if (status === "paid" && attempt.status !== "paid") await kind.afterPaid?.(ctx, provider, attempt);
  return { status, isCollecting: outcome.status === "open" && outcome.isCollecting === true };
}

/**
 * Queries the providers about attempts without an outcome, and gives up those that are too old. Providers are queried
 * side by side, so that a silent one does not delay the others.
 */
export async function syncStartedAttempts(ctx: Context, kind: AttemptKind): Promise<void> {
  const startedBefore = new Date(ctx.now().getTime() - REPORTED_WITHIN);
  const timeUsed = new Map<string, number>();
  let beforeId = MAX_ID;
  for (;;) {
    const attempts = await kind.findStarted(ctx, { startedBefore, beforeId, limit: BATCH_SIZE });
    if (attempts.length === 0) return;
    beforeId = attempts.at(-1)!.id;
    const byProvider = Map.groupBy(attempts, ({ provider }) => provider);
    await Promise.all(
      [...byProvider].map(async ([provider, own]) => {
        for (const attempt of own) {
          const used = timeUsed.get(provider) ?? 0;
          if (used > PROVIDER_TIME) return;
          const startedAt = performance.now();
          await syncStarted(ctx, kind, attempt);
          timeUsed.set(provider, used + performance.now() - startedAt);
        }
      }),
    );
  }
}

async function syncStarted(ctx: Context, kind: AttemptKind, attempt: Attempt & { createdAt: Date }): Promise<void> {
  const age = ctx.now().getTime() - attempt.createdAt.getTime();
  try {
    if (attempt.reference === null) {
      if (age > STARTED_WITHIN) await failAttempt(ctx, kind, attempt.id, "could not be started");
      return;
    }
    // A provider that was forgotten at a restart may return.
    if (!findProvider(ctx, attempt)) {
      if (age > PROVIDER_AWAITED) await failAttempt(ctx, kind, attempt.id, "its provider is gone");
      return;
    }
    const { status, isCollecting } = await sync(ctx, kind, attempt);
    if (status === "started" && !isCollecting && age > GIVEN_UP_AFTER)
      await failAttempt(ctx, kind, attempt.id, "never finished");
  } catch (error) {
    ctx.log.error({ err: error, attempt: `${kind.name} ${attempt.id}` }, "a payment could not be settled");
    // If it is paid after all, a webhook says so and it is settled then.
    if (age > PROVIDER_AWAITED) await failAttempt(ctx, kind, attempt.id, "its provider never said what became of it");
  }
}

/** Queries the provider for disputes of an attempt, and settles them. Not inside a transaction. */
export async function syncDisputes(ctx: Context, kind: AttemptKind, id: number): Promise<void> {
  const attempt = await kind.get(ctx, id);
  const provider = attempt && findProvider(ctx, attempt);
  if (!provider?.findDisputes || !attempt?.reference) return;
  const collected = await getCollected(provider, attempt, attempt.reference);
  if (!collected) return;
  for (const reported of await provider.findDisputes(attempt.reference))
    await kind.settleDispute(ctx, attempt, reported, collected);
}

async function getCollected(provider: PaymentProvider, attempt: Attempt, reference: string): Promise<Money | null> {
  if (attempt.status === "paid") return attempt.amount;
  if (attempt.collected) return attempt.collected;
  const state = await provider.getStatus(reference);
  return state.status === "paid" ? state.amount : null;
}

function findProvider(ctx: Context, attempt: Attempt): PaymentProvider | undefined {
  return ctx.providers.find(({ code }) => code === attempt.provider);
}
