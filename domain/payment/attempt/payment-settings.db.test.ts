import { desc } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries } from "#db/schema/audit.ts";
import { getSettings } from "#domain/platform/setting/get-settings.ts";
import { moneyFromMinor } from "#shared/money.ts";
import { openTestDatabase } from "#tests/database/open-test-database.ts";
import { makeContext } from "#tests/support/context.ts";
import { makeStaffMember } from "#tests/support/customers.ts";
import { sandbox } from "#tests/support/shopping.ts";
import { valueOf } from "#tests/support/value-of.ts";
import type { ConnectionState } from "../provider/payment-provider.ts";
import { findPaymentMethods } from "./find-payment-methods.ts";
import { changePaymentSettings, getPaymentSettings } from "./payment-settings.ts";
import { paymentSettingsInput } from "./payment-settings.input.ts";
import { testConnection } from "./test-connection.ts";

const { db } = await openTestDatabase();
const customerId = await makeStaffMember(db, ["payments.settings"]);

async function asStaff() {
  const ctx = makeContext(db, { visitor: { customerId, permissions: ["payments.settings"] } });
  return { ...ctx, settings: await getSettings(ctx) };
}

const INPUT = paymentSettingsInput.parse({
  is_cash_on_delivery_on: true,
  maximum_cash_on_delivery: 0,
  methods_off: [],
  bank_holder: "Souk",
  bank_name: "",
  bank_account: "DE02 1203 0000 0000 2020 51",
  bank_code: "",
  bank_notes: {},
  unpaid_minutes: 15,
  unpaid_reminder_minutes: 5,
  unpaid_transfer_days: 7,
  unpaid_transfer_reminder_days: 2,
  minimum_voucher: 5,
  maximum_voucher: 500,
  voucher_months: 36,
});

test("methods are offered in the operator's order, where the goods go", async () => {
  const wanted = {
    ...INPUT,
    method_order: ["offline_method", "cash_on_delivery"],
    method_countries: { cash_on_delivery: ["DE", "AT"] },
  };
  expect(await changePaymentSettings(await asStaff(), wanted)).toEqual({ ok: true, value: null });
  const ctx = await asStaff();
  const offered = (countryCode: string) =>
    findPaymentMethods(ctx, {
      isCashOnDeliveryAllowed: true,
      amount: moneyFromMinor(1000, "USD"),
      exchangeRate: "1",
      isWalletEnough: false,
      countryCode,
    })
      .map(({ code }) => code)
      .filter((code) => code !== "sandbox");
  expect(offered("DE")).toEqual(["offline_method", "cash_on_delivery"]);
  expect(offered("US")).toEqual(["offline_method"]);
  expect(await changePaymentSettings(ctx, { ...INPUT, method_countries: { cash_on_delivery: ["XX"] } })).toFail(
    "invalid",
    { errors: { "method_countries.cash_on_delivery": [expect.stringContaining("XX")] } },
  );
  await changePaymentSettings(ctx, INPUT);
  expect((await asStaff()).settings.paymentMethodCountries).toEqual({ cash_on_delivery: ["AT", "DE"] });
});

test("a form opened before another's change is refused", async () => {
  const ctx = await asStaff();
  const { version } = valueOf(getPaymentSettings(ctx));
  expect(await changePaymentSettings(ctx, { ...INPUT, unpaid_minutes: 20, version })).toSucceed();
  expect(await changePaymentSettings(await asStaff(), { ...INPUT, version })).toEqual({
    ok: false,
    failure: { code: "changed_meanwhile" },
  });
});

test("a method has the operator's name and instructions in the languages that have them", async () => {
  const method_texts = {
    cash_on_delivery: { en: { name: "Cash to the courier", description: "" }, es: { name: "", description: "" } },
    offline_method: { en: { name: "", description: "Write the order number." } },
  };
  expect(await changePaymentSettings(await asStaff(), { ...INPUT, method_texts })).toSucceed();
  const ctx = await asStaff();
  expect(ctx.settings.paymentMethodTexts).toEqual({
    cash_on_delivery: { en: { name: "Cash to the courier", description: "" } },
    offline_method: { en: { name: "", description: "Write the order number." } },
  });
  const shown = (code: string) => {
    const language = { ...ctx.visitor.language, code };
    return findPaymentMethods(
      { ...ctx, visitor: { ...ctx.visitor, language }, providers: [] },
      {
        isCashOnDeliveryAllowed: true,
        amount: moneyFromMinor(1000, "USD"),
        exchangeRate: "1",
        isWalletEnough: false,
        countryCode: "US",
      },
    ).map(({ name, description }) => [name, description]);
  };
  expect(shown("en")).toEqual([
    ["Cash to the courier", "Pay cash when your order arrives."],
    ["Bank transfer", "Write the order number."],
  ]);
  expect(shown("es").map(([name]) => name)).toEqual(["Cash on delivery", "Bank transfer"]);
  await changePaymentSettings(await asStaff(), { ...INPUT, method_texts: {} });
});

test("a connection is tested by who may change it, not too often, and is on record", async () => {
  const answers: ConnectionState[] = ["connected", "keys_refused"];
  const provider = { ...sandbox, test: () => Promise.resolve(answers.shift() ?? "unreachable") };
  const ctx = { ...(await asStaff()), providers: [provider] };
  expect(await testConnection(ctx, "sandbox")).toSucceed({ isConnected: true });
  expect(await testConnection(ctx, "sandbox")).toMatchObject({
    value: { isConnected: false, message: expect.stringContaining("doesn't accept your keys") },
  });
  const [entry] = await db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  expect(entry).toMatchObject({ action: "payment.test", details: { text: "keys_refused" } });
  expect(await testConnection(ctx, "other")).toEqual({ ok: false, failure: { code: "not_found" } });
  const untested = { ...ctx, providers: [sandbox] };
  expect(await testConnection(untested, "sandbox")).toEqual({ ok: false, failure: { code: "not_found" } });
  for (let count = 2; count < 10; count += 1) await testConnection(ctx, "sandbox");
  expect(await testConnection(ctx, "sandbox")).toFail("too_many_tries");
  const other = { ...ctx, visitor: { ...ctx.visitor, permissions: [] } };
  expect((await testConnection(other, "sandbox")).ok).toBe(false);
});
