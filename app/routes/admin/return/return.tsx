import { useState } from "react";
import { data, href } from "react-router";
import type { Route } from "./+types/return";
import { findReturnDesk } from "#domain/orders/return/find-return-desk.ts";
import type { ReturnAct } from "#domain/orders/return/return.ts";
import { allows } from "#shared/permission.ts";
import { personalPageHeaders } from "#app/loaders/personal-page.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { useReturnActs } from "#app/orders/use-return-acts.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { KeeperReturn } from "#app/ui/return/keeper-return.tsx";
import { ReturnBadge } from "#app/ui/return/return-badge.tsx";
import { ReturnDialog } from "#app/ui/return/return-dialogs.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const headers = personalPageHeaders;
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
  const acts = useReturnActs("operator", view.id);
  const [asked, setAsked] = useState<Exclude<ReturnAct, "withdraw"> | null>(null);
  const title = t("Return {number}", { number: view.id });
  const mayOpenOrder = allows(permissions, "orders.read");
  return (
    <>
      <DocumentHead title={title} isHidden />
      <AdminFrame
        permissions={permissions}
        title={title}
        note={<ReturnBadge status={view.status} />}
        back={{ to: href("/admin/returns"), label: t("All returns") }}
      >
        <KeeperReturn
          view={view}
          isShopNamed
          isDisputed={isDisputed}
          orderPath={mayOpenOrder ? href("/admin/orders/:code", { code: view.orderCode }) : null}
          onAct={setAsked}
        />
      </AdminFrame>
      {asked && (
        <ReturnDialog
          asked={asked}
          view={view}
          address={address}
          choice={choice}
          acts={acts}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
