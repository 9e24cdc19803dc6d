import type * as z from "zod";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import { findCountries } from "#domain/platform/country/find-countries.ts";
import { findLanguages } from "#domain/platform/language/find-languages.ts";
import { failure, success, type Result } from "#shared/result.ts";
import type { Context } from "../../context.ts";
import { settingsSchema } from "../setting/setting.ts";
import { versionOfSettings } from "./settings-version.ts";
import { ADD_ONS, isImageSetting, SETTING_GROUPS, type SettingGroup, type SettingKey } from "./setting-groups.ts";

export type SettingKind =
  | "line"
  | "text"
  | "email"
  | "phone"
  | "url"
  | "number"
  | "switch"
  | "choice"
  | "choices"
  | "color"
  | "picture";

/** A setting with what its form needs. `options`: values with a name where the database has one. */
export type SettingField = {
  key: SettingKey;
  kind: SettingKind;
  value: string | number | boolean | readonly string[];
  minimum: number | null;
  maximum: number | null;
  options: readonly { value: string; name: string | null }[];
};

const KINDS: Partial<Record<SettingKey, SettingKind>> = {
  popupDescription: "text",
  blockedWords: "text",
  forbiddenWords: "text",
  rejectionReasons: "text",
  openingHours: "text",
  shopEmail: "email",
  mailReplyTo: "email",
  mailFooter: "text",
  shopPhone: "phone",
  facebookLink: "url",
  instagramLink: "url",
  twitterLink: "url",
  linkedinLink: "url",
  youtubeLink: "url",
  statisticsScript: "url",
  colorPrimary: "color",
  colorMenu: "color",
  colorMenuText: "color",
  defaultLanguage: "choice",
  defaultCountry: "choice",
  timeZone: "choice",
};

export type SettingPage = { fields: SettingField[]; version: string };

/** A page of the settings: each field with its current value. */
export async function getSettingGroup(ctx: Context, group: SettingGroup): Promise<Result<SettingPage, StaffFailure>> {
  const refusal = staffFailure(ctx, "settings.manage");
  if (refusal) return failure(refusal);
  const fields = await Promise.all(SETTING_GROUPS[group].map((key) => describeField(ctx, key)));
  return success({ fields, version: versionOfGroup(ctx, group) });
}

/** Images are stored at once, outside the forms. */
export function versionOfGroup(ctx: Context, group: SettingGroup): string {
  return versionOfSettings(
    ctx,
    SETTING_GROUPS[group].filter((key) => !isImageSetting(key)),
  );
}

async function describeField(ctx: Context, key: SettingKey): Promise<SettingField> {
  const { kind, minimum, maximum, values } = describeSchema(key);
  const options = (await findOptions(ctx, key)) ?? values.map((value) => ({ value, name: null }));
  const value = ctx.settings[key];
  if (typeof value === "object" && !Array.isArray(value)) throw new Error(`${key} has a form of its own`);
  return { key, kind, value, minimum, maximum, options };
}

/** What the setting's schema says of its field. */
function describeSchema(key: SettingKey): {
  kind: SettingKind;
  minimum: number | null;
  maximum: number | null;
  values: readonly string[];
} {
  const none = { minimum: null, maximum: null, values: [] };
  if (isImageSetting(key)) return { ...none, kind: "picture" };
  const schema: z.ZodType = settingsSchema.shape[key].unwrap();
  const known = KINDS[key];
  switch (schema.type) {
    case "boolean":
      return { ...none, kind: "switch" };
    case "number": {
      const { minValue, maxValue } = schema as z.ZodNumber;
      return { ...none, kind: "number", minimum: minValue, maximum: maxValue };
    }
    case "enum":
      return { ...none, kind: "choice", values: (schema as z.ZodEnum).options.map(String) };
    case "array":
      return { ...none, kind: "choices", values: ADD_ONS };
    case "string": {
      const { maxLength } = schema as z.ZodString;
      return { ...none, kind: known ?? "line", maximum: maxLength };
    }
    default:
      return { ...none, kind: known ?? "line" };
  }
}

async function findOptions(ctx: Context, key: SettingKey): Promise<SettingField["options"] | null> {
  if (key === "timeZone") return ["UTC", ...Intl.supportedValuesOf("timeZone")].map((name) => ({ value: name, name }));
  if (key === "defaultLanguage") return (await findLanguages(ctx)).map(({ code, name }) => ({ value: code, name }));
  if (key === "defaultCountry") return (await findCountries(ctx)).map(({ code, name }) => ({ value: code, name }));
  return null;
}
