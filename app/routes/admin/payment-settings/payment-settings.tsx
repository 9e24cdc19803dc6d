import { data } from "react-router";
import type { Route } from "./+types/payment-settings";
import { findLanguages } from "#domain/platform/language/find-languages.ts";
import { getPaymentSettings } from "#domain/payment/attempt/payment-settings.ts";
import { useCall } from "#app/api-client/call.ts";
import { fieldErrorsOf } from "#app/api-client/field-errors-of.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import type { FieldErrors } from "#app/ui/form/read-form.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { PaymentSettingsForm, type SentPaymentSettings } from "#app/ui/payment/payment-settings-form.tsx";
import { ProviderKeysPart } from "#app/ui/payment/provider-keys.tsx";

export const shouldRevalidate = dependsOn("purchase", "session");

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "payments.settings");
  const settings = getPaymentSettings(ctx);
  if (!settings.ok) throw data(null, { status: 404 });
  const languages = await findLanguages(ctx);
  return {
    permissions: ctx.visitor.permissions,
    settings: settings.value,
    languages: languages.map(({ code, name }) => ({ code, name })),
    currency: ctx.baseCurrency.code,
  };
}

export default function AdminPaymentSettings({ loaderData }: Route.ComponentProps) {
  const { permissions, settings, languages, currency } = loaderData;
  const { t } = usePage();
  const call = useCall();

  async function save(sent: SentPaymentSettings): Promise<FieldErrors | null> {
    const outcome = await call.post(
      "/admin/payment-settings",
      { json: { ...sent, version: settings.version } },
      { changes: ["purchase"], keepsScreen: true },
    );
    return fieldErrorsOf(outcome);
  }

  async function testConnection(provider: string) {
    const input = { param: { provider } };
    const outcome = await call.post("/admin/payment-settings/:provider/test", input, { isSuccessShown: false });
    return outcome.ok ? { isConnected: outcome.answer.is_connected, message: outcome.answer.message } : null;
  }

  return (
    <AdminFrame permissions={permissions} title={t("Payment settings")}>
      <PaymentSettingsForm settings={settings} languages={languages} currency={currency} onSave={save} />
      <ProviderKeysPart providers={settings.providerKeys} onTest={testConnection} />
    </AdminFrame>
  );
}
