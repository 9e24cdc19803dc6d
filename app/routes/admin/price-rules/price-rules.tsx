import { href } from "react-router";
import type { Route } from "./+types/price-rules";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { personalPageHeaders } from "#app/loaders/personal-page.ts";
import { readPriceRules } from "#app/loaders/read-price-screens.server.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { usePriceRules } from "#app/sales/use-price-rules.ts";
import { ButtonLink } from "#app/ui/parts/button.tsx";
import { Icon } from "#app/ui/parts/icon.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { PriceRuleList } from "#app/ui/sale/price-rule-list.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("session", "sales");

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "campaigns.manage");
  return {
    permissions: ctx.visitor.permissions,
    ...(await readPriceRules(ctx, { kind: "operator", shopId: null }, request)),
  };
}

export default function AdminPriceRules({ loaderData: { permissions, ...list } }: Route.ComponentProps) {
  const { t } = usePage();
  const { end } = usePriceRules("operator");
  const title = t("Special prices and deals");
  const newOne = (
    <ButtonLink to={href("/admin/price-rules/:id", { id: "new" })}>
      <Icon name="plus" className="size-4.5" />
      {t("New price")}
    </ButtonLink>
  );
  return (
    <>
      <DocumentHead title={title} isHidden />
      <AdminFrame permissions={permissions} title={title} actions={newOne}>
        <PriceRuleList
          {...list}
          isShopNamed
          pathOf={(id) => href("/admin/price-rules/:id", { id: String(id) })}
          onEnd={end}
        />
      </AdminFrame>
    </>
  );
}
