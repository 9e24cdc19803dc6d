import { logAudit } from "#domain/platform/audit/log-audit.ts";
import { BANK_TRANSFER } from "#domain/platform/setting/bank-account.ts";
import { changeSettings } from "#domain/platform/setting/change-settings.ts";
import { findCountries } from "#domain/platform/country/find-countries.ts";
import { SETTINGS_ELSEWHERE } from "#domain/platform/setting-admin/setting-groups.ts";
import { versionOfSettings } from "#domain/platform/setting-admin/settings-version.ts";
import type { Settings } from "#domain/platform/setting/setting.ts";
import { staffFailure, type StaffFailure } from "#domain/platform/permission/permission.ts";
import type { InvalidFields, Failure } from "#shared/failures.ts";
import { failure, success, type Result } from "#shared/result.ts";
import { withTransaction, type Context } from "../../context.ts";
import { isOn } from "#domain/payment/provider/find-offered-providers.ts";
import type { ConfigurableProvider } from "#domain/payment/provider/payment-provider.ts";
import type { PaymentSettingsInput } from "./payment-settings.input.ts";

export type ProviderKeys = ConfigurableProvider & { isTestable: boolean };

/** The operator's payment settings. `providers`: those that are configured. */
export type PaymentSettings = {
  isCashOnDeliveryOn: boolean;
  maximumCashOnDelivery: number;
  isTransferOn: boolean;
  bankHolder: string;
  bankName: string;
  bankAccount: string;
  bankCode: string;
  bankNotes: Record<string, string>;
  unpaidMinutes: number;
  unpaidReminderMinutes: number;
  unpaidTransferDays: number;
  unpaidTransferReminderDays: number;
  /** Units of the base currency; a maximum of 0 means that none are sold. */
  minimumVoucher: number;
  maximumVoucher: number;
  voucherMonths: number;
  providers: { code: string; name: string; isOn: boolean }[];
  methodOrder: readonly string[];
  methodCountries: Record<string, string[]>;
  methodTexts: Settings["paymentMethodTexts"];
  /** Of each provider that can be configured: which of its keys are set, never the keys themselves. */
  providerKeys: readonly ProviderKeys[];
  version: string;
};

export function getPaymentSettings(ctx: Context): Result<PaymentSettings, StaffFailure> {
  const failed = staffFailure(ctx, "payments.settings");
  if (failed) return failure(failed);
  const { settings } = ctx;
  return success({
    isCashOnDeliveryOn: settings.isCashOnDeliveryOn,
    maximumCashOnDelivery: settings.maximumCashOnDelivery,
    isTransferOn: isOn(ctx, { code: BANK_TRANSFER }),
    bankHolder: settings.bankHolder,
    bankName: settings.bankName,
    bankAccount: settings.bankAccount,
    bankCode: settings.bankCode,
    bankNotes: settings.bankNotes,
    unpaidMinutes: settings.unpaidMinutes,
    unpaidReminderMinutes: settings.unpaidReminderMinutes,
    unpaidTransferDays: settings.unpaidTransferDays,
    unpaidTransferReminderDays: settings.unpaidTransferReminderDays,
    minimumVoucher: settings.minimumVoucher,
    maximumVoucher: settings.maximumVoucher,
    voucherMonths: settings.voucherMonths,
    providers: ctx.providers.map(({ code, name }) => ({ code, name: ctx.t(name), isOn: isOn(ctx, { code }) })),
    methodOrder: settings.paymentMethodOrder,
    methodCountries: settings.paymentMethodCountries,
    methodTexts: settings.paymentMethodTexts,
    providerKeys: findProviderKeys(ctx),
    version: versionOf(ctx),
  });
}

/** A provider without keys is shown where it is offered. */
function findProviderKeys(ctx: Context): ProviderKeys[] {
  return ctx.providerKeys.flatMap((known) => {
    const opened = ctx.providers.find(({ code }) => code === known.code);
    if (known.keys.length === 0 && !opened) return [];
    return [{ ...known, name: ctx.t(known.name), isTestable: opened?.test !== undefined }];
  });
}

const versionOf = (ctx: Context) => versionOfSettings(ctx, SETTINGS_ELSEWHERE["/admin/payment-settings"]);

export type ChangePaymentSettingsFailure = StaffFailure | Failure<"changed_meanwhile"> | InvalidFields;

/** Placed purchases keep their deadlines. */
export async function changePaymentSettings(
  ctx: Context,
  input: PaymentSettingsInput,
): Promise<Result<null, ChangePaymentSettingsFailure>> {
  const failed = staffFailure(ctx, "payments.settings");
  if (failed) return failure(failed);
  if (input.version !== undefined && input.version !== versionOf(ctx)) return failure({ code: "changed_meanwhile" });
  if (!isAnyOffered(ctx, input))
    return failure({ code: "invalid", errors: { methods_off: [ctx.t("Keep at least one payment method on.")] } });
  const unknown = await findUnknownCountries(ctx, input);
  if (unknown) return failure({ code: "invalid", errors: unknown });
  const changes = toSettings(input);
  const changed = (Object.keys(changes) as (keyof Settings)[]).filter(
    (key) => JSON.stringify(changes[key]) !== JSON.stringify(ctx.settings[key]),
  );
  return withTransaction(ctx, async (inside) => {
    await changeSettings(inside, changes);
    await logAudit(inside, {
      action: "payment.settings",
      subject: { kind: "payment", id: "settings" },
      details: Object.fromEntries(
        changed.map((key) => [key, `${JSON.stringify(ctx.settings[key])} → ${JSON.stringify(changes[key])}`]),
      ),
    });
    return success(null);
  });
}

/** Besides the wallet, which only pays what is in it. */
function isAnyOffered(ctx: Context, input: PaymentSettingsInput): boolean {
  const isLeft = (code: string) => !input.methods_off.includes(code);
  return (
    input.is_cash_on_delivery_on ||
    (input.bank_account !== "" && isLeft(BANK_TRANSFER)) ||
    ctx.providers.some(({ code }) => isLeft(code))
  );
}

function toSettings(input: PaymentSettingsInput): Partial<Settings> {
  return {
    isCashOnDeliveryOn: input.is_cash_on_delivery_on,
    maximumCashOnDelivery: input.maximum_cash_on_delivery,
    paymentMethodsOff: [...new Set(input.methods_off)].toSorted(),
    bankHolder: input.bank_holder,
    bankName: input.bank_name,
    bankAccount: input.bank_account,
    bankCode: input.bank_code,
    bankNotes: Object.fromEntries(Object.entries(input.bank_notes).filter(([, note]) => note !== "")),
    unpaidMinutes: input.unpaid_minutes,
    unpaidReminderMinutes: input.unpaid_reminder_minutes,
    unpaidTransferDays: input.unpaid_transfer_days,
    unpaidTransferReminderDays: input.unpaid_transfer_reminder_days,
    minimumVoucher: input.minimum_voucher,
    maximumVoucher: input.maximum_voucher,
    voucherMonths: input.voucher_months,
    ...(input.method_order && { paymentMethodOrder: [...new Set(input.method_order)] }),
    ...(input.method_texts && { paymentMethodTexts: withoutEmptyTexts(input.method_texts) }),
    ...(input.method_countries && { paymentMethodCountries: withoutEmpty(input.method_countries) }),
  };
}

function withoutEmpty(countries: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(countries)
      .filter(([, codes]) => codes.length > 0)
      .map(([method, codes]) => [method, [...new Set(codes)].toSorted()]),
  );
}

function withoutEmptyTexts(texts: Settings["paymentMethodTexts"]): Settings["paymentMethodTexts"] {
  return Object.fromEntries(
    Object.entries(texts)
      .map(([method, languages]) => [
        method,
        Object.fromEntries(Object.entries(languages).filter(([, { name, description }]) => name || description)),
      ])
      .filter(([, languages]) => Object.keys(languages ?? {}).length > 0),
  ) as Settings["paymentMethodTexts"];
}

/** Errors by field; null if all countries are known. */
async function findUnknownCountries(
  ctx: Context,
  { method_countries: countries = {} }: PaymentSettingsInput,
): Promise<Record<string, string[]> | null> {
  const known = new Set((await findCountries(ctx)).map(({ code }) => code));
  const wrong = Object.entries(countries).flatMap(([method, codes]) => {
    const unknown = codes.filter((code) => !known.has(code));
    return unknown.length === 0
      ? []
      : [[`method_countries.${method}`, [ctx.t("You don't sell to {countries}.", { countries: unknown.join(", ") })]]];
  });
  return wrong.length === 0 ? null : (Object.fromEntries(wrong) as Record<string, string[]>);
}
