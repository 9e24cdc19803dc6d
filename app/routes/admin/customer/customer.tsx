import { useState } from "react";
import { data, href } from "react-router";
import type { Route } from "./+types/customer";
import { idParameter } from "#domain/id.input.ts";
import { lookAtCustomer } from "#domain/customers/customer-admin/look-at-customer.ts";
import { useCall } from "#app/api-client/call.ts";
import { DeskHistory, DeskRecord } from "#app/records/desk-record.tsx";
import { readRecord } from "#app/loaders/read-record.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { ConfirmDialog } from "#app/ui/admin/confirm-dialog.tsx";
import { CustomerRecordScreen } from "#app/ui/admin/customer-record.tsx";
import { Button } from "#app/ui/parts/button.tsx";
import { usePage } from "#app/ui/parts/page.tsx";

export const shouldRevalidate = dependsOn("session", "account");

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "customers.read");
  const parsed = idParameter.safeParse(params);
  const record = parsed.success ? await lookAtCustomer(ctx, parsed.data.id) : null;
  if (!record?.ok) throw data(null, { status: 404 });
  const kept = await readRecord(ctx, "operator", { kind: "customer", id: record.value.id }, request);
  return { permissions: ctx.visitor.permissions, customer: record.value, kept };
}

export default function AdminCustomerRoute({ loaderData: { permissions, customer, kept } }: Route.ComponentProps) {
  const { t } = usePage();
  const call = useCall();
  const [isAsked, setAsked] = useState(false);
  const shown = { side: "operator", subject: { kind: "customer", id: customer.id }, record: kept } as const;
  const name = `${customer.firstName} ${customer.lastName}`.trim();

  async function signOut(): Promise<void> {
    const param = { id: String(customer.id) };
    await call.post("/admin/customers/:id/sign-out", { param }, { changes: ["account"] });
  }

  return (
    <>
      <AdminFrame
        permissions={permissions}
        title={name}
        head={{ title: t("Customer"), name }}
        back={{ to: href("/admin/customers"), label: t("Customers") }}
        actions={
          customer.sessionsCount > 0 && (
            <Button variant="secondary" data-action="" onClick={() => setAsked(true)}>
              {t("Sign out everywhere")}
            </Button>
          )
        }
      >
        <CustomerRecordScreen
          customer={customer}
          kept={<DeskRecord {...shown} />}
          timeline={<DeskHistory {...shown} />}
        />
      </AdminFrame>
      {isAsked && (
        <ConfirmDialog
          title={t("Sign out everywhere")}
          text={t(
            "{name} will have to sign in again on every device. Do this if someone else has access to the account.",
            {
              name,
            },
          )}
          action={t("Sign out everywhere")}
          onClose={() => setAsked(false)}
          onAction={signOut}
        />
      )}
    </>
  );
}
