import { failure, success, type Result } from "#shared/result.ts";
import type { Failure } from "#shared/failures.ts";
import type { Context } from "../../context.ts";
import { networkOf } from "./network-of.ts";
import { countTry, deleteEndedTries, deleteTries, uncountTry } from "./limit.repository.ts";

/** A rate limit: `max` attempts within this many minutes, or within the window of the settings. */
export type Limit = { name: string; of: string; max: number; minutes?: number };

/** A limit per network address of the visitor. */
export function limitOfAddress(ctx: Context, name: string, max: number): Limit {
  return { name: `${name}-address`, of: networkOf(ctx.visitor.address), max };
}

/** Counts an attempt before it is made, so that concurrent attempts are counted too. */
export async function consumeRateLimit(ctx: Context, limit: Limit): Promise<Result<null, Failure<"too_many_tries">>> {
  const now = ctx.now().getTime();
  const { count, endsAt } = await countTry(
    ctx,
    keyOf(ctx, limit),
    new Date(now + (limit.minutes ?? ctx.settings.limitWindowMinutes) * 60_000),
  );
  if (count <= limit.max) return success(null);
  return failure({ code: "too_many_tries", retryAfter: Math.max(1, Math.ceil((endsAt.getTime() - now) / 1000)) });
}

/** Gives back an attempt that turned out to be legitimate. */
export async function giveTryBack(ctx: Context, limit: Limit): Promise<void> {
  await uncountTry(ctx, keyOf(ctx, limit));
}

export async function forgetTries(ctx: Context, limit: Limit): Promise<void> {
  await deleteTries(ctx, keyOf(ctx, limit));
}

export async function forgetEndedTries(ctx: Context): Promise<void> {
  await deleteEndedTries(ctx);
}

/** Neither network addresses nor e-mail addresses are stored in plain text. */
function keyOf(ctx: Context, limit: Limit): string {
  return `${limit.name}:${ctx.hashToken(`limit:${limit.name}:${limit.of}`)}`;
}
