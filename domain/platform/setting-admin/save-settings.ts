import type * as z from "zod";
import { isCountryServed } from "#domain/customers/address/check-address.ts";
import { isPrefixOfOther } from "#domain/orders/invoice/is-prefix-of-other.ts";
import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { findLanguages } from "#domain/platform/language/find-languages.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import { contrastOf } from "#shared/luminance.ts";
import type { InvalidFields, Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { wireNameOf } from "#shared/wire.ts";
import { withTransaction, type Context } from "../../context.ts";
import { changeSettings } from "../setting/change-settings.ts";
import { settingsSchema, type Settings } from "../setting/setting.ts";
import { FORM_SETTINGS, type settingsInput } from "./setting-admin.input.ts";
import { groupOfSetting, type SettingKey } from "./setting-groups.ts";
import { versionOfGroup } from "./get-setting-group.ts";

/** WCAG AA for text. */
const MIN_CONTRAST = 4.5;

export type SaveSettingsFailure = StaffFailure | Failure<"changed_meanwhile"> | InvalidFields;

/** Changes the settings that were sent and differ; the audit log has each before and after. */
export async function saveSettings(
  ctx: Context,
  input: z.infer<typeof settingsInput>,
): Promise<Result<null, SaveSettingsFailure>> {
  const refusal = staffFailure(ctx, "settings.manage");
  if (refusal) return failure(refusal);
  const sent = settingsSchema
    .partial()
    .parse(Object.fromEntries(FORM_SETTINGS.map((key) => [key, input[wireNameOf(key)]])));
  const isSent = (key: SettingKey) => input[wireNameOf(key)] !== undefined;
  const first = FORM_SETTINGS.find(isSent);
  if (first && input.version !== undefined && input.version !== versionOfGroup(ctx, groupOfSetting(first)!))
    return failure({ code: "changed_meanwhile" });
  const changed = FORM_SETTINGS.filter(
    (key) => isSent(key) && JSON.stringify(sent[key]) !== JSON.stringify(ctx.settings[key]),
  );
  const changes: Partial<Settings> = Object.fromEntries(changed.map((key) => [key, sent[key]]));
  const errors = await findErrors(ctx, changes);
  if (Object.keys(errors).length > 0) return failure({ code: "invalid", errors });
  if (changed.length === 0) return success(null);
  return withTransaction(ctx, async (inside) => {
    await changeSettings(inside, changes);
    await logSettingChange(inside, changes);
    return success(null);
  });
}

/** The entry in the audit log. */
export async function logSettingChange(ctx: Context, changes: Partial<Settings>): Promise<void> {
  const keys = Object.keys(changes) as SettingKey[];
  await logAudit(ctx, {
    action: "setting.change",
    subject: { kind: "setting", id: "*" },
    details: Object.fromEntries(keys.map((key) => [key, `${shown(ctx.settings[key])} → ${shown(changes[key])}`])),
  });
}

function shown(value: unknown): string {
  return JSON.stringify(value) ?? "";
}

async function findErrors(ctx: Context, changes: Partial<Settings>): Promise<Record<string, string[]>> {
  const errors: Record<string, string[]> = {};
  const option = ctx.t("Choose one of the options.");
  const { defaultLanguage, defaultCountry } = changes;
  if (defaultLanguage && !(await findLanguages(ctx)).some(({ code }) => code === defaultLanguage))
    errors.default_language = [option];
  if (defaultCountry && !(await isCountryServed(ctx, defaultCountry))) errors.default_country = [option];
  Object.assign(errors, await findPrefixErrors(ctx, changes));
  const { colorMenu, colorMenuText } = { ...ctx.settings, ...changes };
  const areMenuColorsSent = changes.colorMenu !== undefined || changes.colorMenuText !== undefined;
  if (areMenuColorsSent && colorMenu && colorMenuText && contrastOf(colorMenu, colorMenuText) < MIN_CONTRAST)
    errors.color_menu_text = [
      ctx.t("This text is hard to read on the menu's background. The contrast is {contrast}, and 4.5 is needed.", {
        contrast: contrastOf(colorMenu, colorMenuText).toFixed(1),
      }),
    ];
  if (colorMenuText && !colorMenu && areMenuColorsSent)
    errors.color_menu = [ctx.t("Choose a background for this text color.")];
  return errors;
}

async function findPrefixErrors(ctx: Context, changes: Partial<Settings>): Promise<Record<string, string[]>> {
  const { invoicePrefix, creditNotePrefix } = changes;
  const { invoicePrefix: ofInvoices, creditNotePrefix: ofCreditNotes } = { ...ctx.settings, ...changes };
  if (ofInvoices === ofCreditNotes)
    return {
      [creditNotePrefix === undefined ? "invoice_prefix" : "credit_note_prefix"]: [
        ctx.t("Invoices and credit notes need different prefixes."),
      ],
    };
  if (invoicePrefix !== undefined && (await isPrefixOfOther(ctx, "invoice", invoicePrefix)))
    return { invoice_prefix: [ctx.t("This prefix was used for credit notes. Choose another one.")] };
  if (creditNotePrefix !== undefined && (await isPrefixOfOther(ctx, "credit_note", creditNotePrefix)))
    return { credit_note_prefix: [ctx.t("This prefix was used for invoices. Choose another one.")] };
  return {};
}
