import { expect, test } from "vitest";
import { paymentSettingsInput } from "#domain/payment/attempt/payment-settings.input.ts";
import { taxWayInput } from "#domain/pricing/tax/tax.input.ts";
import { settingsSchema } from "#domain/platform/setting/setting.ts";
import { wireNameOf } from "#shared/wire.ts";
import { settingsInput } from "./setting-admin.input.ts";
import { isImageSetting, SET_ONCE, SETTING_GROUPS, SETTINGS_ELSEWHERE } from "./setting-groups.ts";

const grouped = Object.values(SETTING_GROUPS).flat();
const elsewhere = Object.values(SETTINGS_ELSEWHERE).flat();

test("every setting has one field", () => {
  const fields = [...grouped, ...elsewhere, ...SET_ONCE];
  expect(fields.toSorted()).toEqual(Object.keys(settingsSchema.shape).toSorted());
});

test("each field of the settings pages is taken by the call", () => {
  const taken = Object.keys(settingsInput.shape);
  expect(taken).toEqual([...grouped.filter((key) => !isImageSetting(key)).map(wireNameOf), "version"]);
});

test("the other screens take theirs", () => {
  const payment = SETTINGS_ELSEWHERE["/admin/payment-settings"].filter((key) => !key.startsWith("paymentMethod"));
  expect(Object.keys(paymentSettingsInput.shape)).toEqual(
    expect.arrayContaining([...payment.map(wireNameOf), "methods_off", "method_order", "method_countries"]),
  );
  expect(Object.keys(taxWayInput.shape)).toEqual(
    expect.arrayContaining(SETTINGS_ELSEWHERE["/admin/tax"].map(wireNameOf)),
  );
});
