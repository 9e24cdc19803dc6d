import type { Database } from "#db/client.ts";
import type { Cache } from "../../context.ts";
import { readSettings, type Settings } from "./setting.ts";
import { findSettingRows } from "./setting.repository.ts";

export const SETTINGS_TAG = "settings";

export function getSettings(ctx: { db: Database; cache: Cache }): Promise<Settings> {
  return ctx.cache.get("settings", [SETTINGS_TAG], async () => readSettings(await findSettingRows(ctx)));
}
