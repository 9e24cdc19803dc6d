import type { Context } from "./context.ts";

const CACHED_SECONDS = 60;

/**
 * The current render expires at the next scheduled start or end. Returns a part of the cache key that changes at that
 * instant.
 */
export async function expireAtNextChange(
  ctx: Context,
  key: string,
  tags: readonly string[],
  read: () => Promise<Date | null>,
): Promise<string> {
  const kept = await ctx.cache.get(key, tags, read, { seconds: CACHED_SECONDS });
  const next = kept !== null && kept <= ctx.now() ? await read() : kept;
  if (next) ctx.cache.cacheExpiresAt(next);
  return next?.toISOString() ?? "none";
}
