import { data, href } from "react-router";
import type { Route } from "./+types/sales-calendar";
import { findSalesCalendar } from "#domain/pricing/campaign-admin/find-sales-calendar.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { SalesCalendarTable } from "#app/ui/sale/sales-calendar-table.tsx";

export const shouldRevalidate = dependsOn("session", "sales");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "campaigns.manage");
  const found = await findSalesCalendar(ctx, new URL(request.url).searchParams.get("month") ?? "");
  if (!found.ok) throw data(null, { status: 404 });
  return { permissions: ctx.visitor.permissions, calendar: found.value, timeZone: ctx.settings.timeZone };
}

export default function AdminSalesCalendar({ loaderData }: Route.ComponentProps) {
  const { permissions, calendar, timeZone } = loaderData;
  const { t } = usePage();
  return (
    <AdminFrame
      permissions={permissions}
      title={t("Sales calendar")}
      back={{ to: href("/admin/campaigns"), label: t("Campaigns") }}
    >
      <SalesCalendarTable calendar={calendar} timeZone={timeZone} />
    </AdminFrame>
  );
}
