import { data } from "react-router";
import type { Route } from "./+types/overview";
import { getOpening } from "#domain/platform/opening/get-opening.ts";
import { getOverview } from "#domain/platform/overview/get-overview.ts";
import { getMarketSales } from "#domain/platform/overview/get-shop-sales.ts";
import { readOverviewPeriod } from "#shared/overview-period.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { OpeningList } from "#app/ui/admin/opening-list.tsx";
import { OverviewScreen } from "#app/ui/admin/overview-screen.tsx";
import { usePage } from "#app/ui/parts/page.tsx";

export const shouldRevalidate = dependsOn("session", "purchase", "account", "content");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, null);
  const overview = await getOverview(ctx);
  if (!overview.ok) throw data(null, { status: 404 });
  const sales = await getMarketSales(ctx, readOverviewPeriod(new URL(request.url).searchParams));
  return { permissions: ctx.visitor.permissions, overview: overview.value, sales, opening: await getOpening(ctx) };
}

export default function AdminOverviewRoute({ loaderData }: Route.ComponentProps) {
  const { t } = usePage();
  const { permissions, overview, sales, opening } = loaderData;
  return (
    <AdminFrame permissions={permissions} title={t("Overview")}>
      {opening && <OpeningList opening={opening} />}
      <OverviewScreen overview={overview} sales={sales} />
    </AdminFrame>
  );
}
