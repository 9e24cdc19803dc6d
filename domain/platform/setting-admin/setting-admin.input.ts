import * as z from "zod";
import { wireNameOf } from "#shared/wire.ts";
import { settingsSchema } from "../setting/setting.ts";
import {
  isPictureSetting,
  PICTURE_SETTINGS,
  type PictureSetting,
  SETTING_GROUPS,
  SETTING_GROUP_NAMES,
  type SettingKey,
} from "./setting-groups.ts";

/** Settings that a form can change, each checked by its own schema. */
export const FORM_SETTINGS: readonly SettingKey[] = Object.values(SETTING_GROUPS)
  .flat()
  .filter((key) => !isPictureSetting(key));

/** As read with the fields; absent: whatever others have changed meanwhile is overwritten. */
export const settingsVersion = z.string().max(64).optional();

/** Any of them, under their wire names. `version`: of the group that they were read with. */
export const settingsInput = z.strictObject(
  Object.fromEntries<z.ZodType>([
    ...FORM_SETTINGS.map((key): [string, z.ZodType] => [
      wireNameOf(key),
      settingsSchema.shape[key].unwrap().optional(),
    ]),
    ["version", settingsVersion],
  ]),
);

export const settingGroupParameter = z.object({ group: z.enum(SETTING_GROUP_NAMES) });

const PICTURES = Object.fromEntries(PICTURE_SETTINGS.map((key) => [wireNameOf(key), key]));

export const pictureSettingParameter = z.object({
  setting: z.enum(PICTURE_SETTINGS.map(wireNameOf) as [string, ...string[]]),
});

export function pictureSettingOf(wireName: string): PictureSetting {
  const key = PICTURES[wireName];
  if (!key) throw new Error(`No picture is stored under ${wireName}`);
  return key;
}
