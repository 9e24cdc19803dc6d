import type { Context } from "./context.ts";

const CACHED_SECONDS = 60;

/**
 * What is being made now holds until the next instant at which something planned begins or ends. Answers a part for the
 * keys of what is kept: past that instant it is another one.
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
