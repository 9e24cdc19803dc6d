import { z } from "@hono/zod-openapi";
import { paymentSettingsInput, providerParameter } from "#domain/payment/attempt/payment-settings.input.ts";
import { changePaymentSettings, getPaymentSettings } from "#domain/payment/attempt/payment-settings.ts";
import { testConnection } from "#domain/payment/attempt/test-connection.ts";
import { toWire } from "#shared/wire.ts";
import { body, done, doneSchema, refuse } from "../answer.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";

const routes = staffRoutes("Administration: payments", "payments.settings");

const settingsSchema = z
  .object({
    is_cash_on_delivery_on: z.boolean(),
    maximum_cash_on_delivery: z.int(),
    is_transfer_on: z.boolean(),
    bank_holder: z.string(),
    bank_name: z.string(),
    bank_account: z.string(),
    bank_code: z.string(),
    bank_notes: z.record(z.string(), z.string()),
    unpaid_minutes: z.int(),
    unpaid_reminder_minutes: z.int(),
    unpaid_transfer_days: z.int(),
    unpaid_transfer_reminder_days: z.int(),
    minimum_voucher: z.int(),
    maximum_voucher: z.int(),
    voucher_months: z.int(),
    providers: z.array(z.object({ code: z.string(), name: z.string(), is_on: z.boolean() })),
    method_order: z.array(z.string()),
    method_countries: z.record(z.string(), z.array(z.string())),
    method_texts: z.record(z.string(), z.record(z.string(), z.object({ name: z.string(), description: z.string() }))),
    provider_keys: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        keys: z.array(z.object({ name: z.string(), is_set: z.boolean(), is_required: z.boolean() })),
        is_testable: z.boolean(),
      }),
    ),
  })
  .openapi("PaymentSettings");

const see = routes.get(
  "/admin/payment-settings",
  "The payment methods, the account for transfers, and the payment deadlines",
  {},
  z.object({ settings: settingsSchema, version: z.string() }),
);

const change = routes.post(
  "/admin/payment-settings",
  "Change the payment settings; placed purchases keep their deadline",
  body(paymentSettingsInput),
  doneSchema,
);

const test = routes.post(
  "/admin/payment-settings/{provider}/test",
  "Test a provider's keys with a read-only request; returns its response",
  { params: providerParameter },
  doneSchema.extend({ is_connected: z.boolean(), message: z.string() }),
);

export const adminPaymentSettingsApi = createRouter()
  .openapi(see, (c) => {
    const found = getPaymentSettings(c.var.ctx);
    if (!found.ok) return refuse(c, found.failure);
    const { version, ...settings } = found.value;
    return c.json({ settings: toWire(settings), version }, 200);
  })
  .openapi(test, async (c) => {
    const { ctx } = c.var;
    const tested = await testConnection(ctx, c.req.valid("param").provider);
    if (!tested.ok) return refuse(c, tested.failure);
    return c.json({ success: ctx.t("Payment connection tested"), ...toWire(tested.value) }, 200);
  })
  .openapi(change, async (c) =>
    done(c, await changePaymentSettings(c.var.ctx, c.req.valid("json")), c.var.ctx.t("Settings saved")),
  );
