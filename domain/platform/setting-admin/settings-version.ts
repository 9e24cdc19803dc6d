import type { Context } from "../../context.ts";
import { versionOf } from "../../record-version.ts";
import type { SettingKey } from "./setting-groups.ts";

/** Changes with any of these settings: a form that was opened before is refused. */
export function versionOfSettings(ctx: Pick<Context, "settings">, keys: readonly SettingKey[]): string {
  return versionOf(keys.toSorted().map((key) => [key, ctx.settings[key]]));
}
