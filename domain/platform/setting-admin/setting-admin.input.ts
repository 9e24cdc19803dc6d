import * as z from "zod";
import { wireNameOf } from "#shared/wire.ts";
import { settingsSchema } from "../setting/setting.ts";
import {
  isImageSetting,
  IMAGE_SETTINGS,
  type ImageSetting,
  SETTING_GROUPS,
  SETTING_GROUP_NAMES,
  type SettingKey,
} from "./setting-groups.ts";

/** Settings that a form can change, each checked by its own schema. */
export const FORM_SETTINGS: readonly SettingKey[] = Object.values(SETTING_GROUPS)
  .flat()
  .filter((key) => !isImageSetting(key));

/** As read with the fields; absent: changes by others are overwritten. */
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

const IMAGES = Object.fromEntries(IMAGE_SETTINGS.map((key) => [wireNameOf(key), key]));

export const imageSettingParameter = z.object({
  setting: z.enum(IMAGE_SETTINGS.map(wireNameOf) as [string, ...string[]]),
});

export function imageSettingOf(wireName: string): ImageSetting {
  const key = IMAGES[wireName];
  if (!key) throw new Error(`No image is stored under ${wireName}`);
  return key;
}
