import { href } from "react-router";
import type { Route } from "./+types/price-rule";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { readPriceRuleScreen } from "#app/loaders/read-price-screens.server.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { PriceRuleEditor } from "#app/sales/price-rule-editor.tsx";
import { usePage } from "#app/ui/parts/page.tsx";

export const shouldRevalidate = dependsOn("session", "sales");

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = requireStaff(context, "campaigns.manage");
  return {
    permissions: ctx.visitor.permissions,
    ...(await readPriceRuleScreen(ctx, { kind: "operator", shopId: null }, params.id)),
  };
}

export default function AdminPriceRule({ loaderData: { permissions, rule, ...form } }: Route.ComponentProps) {
  const { t } = usePage();
  const title = rule ? rule.product.name : t("New price");
  return (
    <AdminFrame
      permissions={permissions}
      title={title}
      back={{ to: href("/admin/price-rules"), label: t("Special prices and deals") }}
    >
      <PriceRuleEditor side="operator" rule={rule} {...form} />
    </AdminFrame>
  );
}
