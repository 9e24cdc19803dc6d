import { createHash } from "node:crypto";
import type { Context } from "../../context.ts";
import type { SettingKey } from "./setting-groups.ts";

/** Changes with any of these settings: a form that was opened before is refused. */
export function versionOfSettings(ctx: Pick<Context, "settings">, keys: readonly SettingKey[]): string {
  const values = keys.toSorted().map((key) => [key, ctx.settings[key]]);
  return createHash("sha256").update(JSON.stringify(values)).digest("base64url").slice(0, 16);
}
