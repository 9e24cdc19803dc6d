import { sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { settings } from "#db/schema/setting.ts";
import type { Context } from "../../context.ts";

export function findSettingRows(ctx: { db: Database }): Promise<{ key: string; value: unknown }[]> {
  return ctx.db.select({ key: settings.key, value: settings.value }).from(settings);
}

export async function writeSettingRows(ctx: Context, rows: { key: string; value: unknown }[]): Promise<void> {
  await ctx.db
    .insert(settings)
    .values(rows.map(({ key, value }) => ({ key, value })))
    .onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value`, updatedAt: ctx.now() } });
}
