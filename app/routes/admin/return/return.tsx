import { data, href } from "react-router";
import type { Route } from "./+types/return";
import { findReturnDesk } from "#domain/orders/return/find-return-desk.ts";
import { allows } from "#shared/permission.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { ReturnWorkspace } from "#app/orders/return-workspace.tsx";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { ReturnBadge } from "#app/ui/return/return-badge.tsx";

export const shouldRevalidate = dependsOn("session", "purchase");

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "returns.decide");
  const desk = await findReturnDesk(ctx, "operator", Number(params.id));
  if (!desk.ok) throw data(null, { status: 404 });
  return { permissions: ctx.visitor.permissions, ...desk.value };
}

export default function AdminReturn({ loaderData }: Route.ComponentProps) {
  const { permissions, view, address, choice, isDisputed } = loaderData;
  const { t } = usePage();
  const title = t("Return {number}", { number: view.id });
  const mayOpenOrder = allows(permissions, "orders.read");
  return (
    <AdminFrame
      permissions={permissions}
      title={title}
      note={<ReturnBadge status={view.status} />}
      back={{ to: href("/admin/returns"), label: t("All returns") }}
    >
      <ReturnWorkspace
        side="operator"
        view={view}
        {...{ address, choice, isDisputed }}
        orderPath={mayOpenOrder ? href("/admin/orders/:code", { code: view.orderCode }) : null}
      />
    </AdminFrame>
  );
}
