import { href, useNavigate } from "react-router";
import type { Route } from "./+types/price-rule";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { readPriceRuleScreen } from "#app/loaders/read-price-screens.server.ts";
import { requireStaff } from "#app/loaders/staff-only.ts";
import { AdminFrame } from "#app/ui/admin/admin-frame.tsx";
import { usePriceRules } from "#app/sales/use-price-rules.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { PriceRuleForm } from "#app/ui/sale/price-rule-form.tsx";

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
  const rules = usePriceRules("operator");
  const navigate = useNavigate();
  const title = rule ? rule.product.name : t("New price");
  return (
    <>
      <AdminFrame
        permissions={permissions}
        title={title}
        back={{ to: href("/admin/price-rules"), label: t("Special prices and deals") }}
      >
        <PriceRuleForm
          {...form}
          key={rule?.id ?? "new"}
          rule={rule}
          canMakeDeals={true}
          onSearch={rules.search}
          onPreview={rules.preview}
          onSave={async (typed) => {
            const wrong = rule ? await rules.change(rule, typed) : await rules.create(typed);
            if (wrong === null) await navigate(href("/admin/price-rules"));
            return wrong;
          }}
        />
      </AdminFrame>
    </>
  );
}
