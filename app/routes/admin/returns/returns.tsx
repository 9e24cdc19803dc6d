import { data, href } from "react-router";
import type { Route } from "./+types/returns";
import { findHandPayouts } from "#domain/orders/refund/find-hand-payouts.ts";
import { findReturns } from "#domain/orders/return/find-returns.ts";
import { getReturnOwner } from "#domain/orders/return/return-owner.ts";
import { personalPageHeaders } from "#app/loaders/personal-page.ts";
import { readPage } from "#app/loaders/read-page.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { useMarkPaidOut } from "#app/orders/use-return-actions.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { EmptyState } from "#app/ui/parts/empty-state.tsx";
import { PageLinks } from "#app/ui/parts/page-links.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { HandPayouts } from "#app/ui/return/hand-payouts.tsx";
import { ReturnRows } from "#app/ui/return/return-rows.tsx";
import { readReturnState, ReturnTabs } from "#app/ui/return/return-tabs.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

const PER_PAGE = 20;

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("session", "purchase");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "returns.decide");
  const keeper = await getReturnOwner(ctx, "operator", "read");
  if (!keeper.ok) throw data(null, { status: 404 });
  const state = readReturnState(new URL(request.url).searchParams);
  const returns = await readPage(request, PER_PAGE, (page) => findReturns(ctx, keeper.value, { state, ...page }));
  return { permissions: ctx.visitor.permissions, state, returns, payouts: await findHandPayouts(ctx) };
}

export default function AdminReturns({ loaderData: { permissions, state, returns, payouts } }: Route.ComponentProps) {
  const { t } = usePage();
  const { pending, markPaidOut } = useMarkPaidOut();
  return (
    <>
      <DocumentHead title={t("Returns")} isHidden />
      <AdminFrame permissions={permissions} title={t("Returns")}>
        <HandPayouts payouts={payouts} pending={pending} onPaid={(id) => void markPaidOut(id)} />
        <ReturnTabs state={state} />
        {returns.items.length > 0 ? (
          <ReturnRows
            returns={returns.items}
            label={t("Returns")}
            pathOf={(id) => href("/admin/returns/:id", { id: String(id) })}
            isShopNamed
          />
        ) : (
          <EmptyState
            icon="rotate-ccw"
            title={t("No matching returns")}
            text={t("Return requests will appear here.")}
          />
        )}
        <PageLinks page={returns} />
      </AdminFrame>
    </>
  );
}
