import type { Context } from "../../context.ts";
import { SETTINGS_TAG } from "./get-settings.ts";
import { settingsSchema, type Settings } from "./setting.ts";
import { writeSettingRows } from "./setting.repository.ts";

/** Throws on an invalid value: forms validate it before. */
export async function changeSettings(ctx: Context, changes: Partial<Settings>): Promise<void> {
  const checked = settingsSchema.partial().parse(changes);
  const rows = Object.keys(changes).map((key) => ({ key, value: checked[key as keyof Settings] }));
  if (rows.length > 0) await writeSettingRows(ctx, rows);
  await ctx.cache.purge([SETTINGS_TAG]);
}
