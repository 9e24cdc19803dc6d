import { href, useNavigate } from "react-router";
import type { Route } from "./+types/price-rule";
import { hasShopRight } from "#shared/shop-role.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { readPriceRuleScreen } from "#app/loaders/read-price-screens.server.ts";
import { requireShop } from "#app/loaders/seller-shop.server.ts";
import { SellerFrame } from "#app/ui/seller/seller-frame.tsx";
import { usePriceRules } from "#app/sales/use-price-rules.ts";
import { ReadOnlyPart } from "#app/ui/desk/read-only-part.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { PriceRuleForm } from "#app/ui/sale/price-rule-form.tsx";

export const shouldRevalidate = dependsOn("session", "sales");

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx, shop } = await requireShop(context, params.id === "new" ? "products.write" : "products.read");
  return { shop, ...(await readPriceRuleScreen(ctx, { kind: "shop", shopId: shop.id }, params.id)) };
}

export default function SellerPriceRule({ loaderData: { shop, rule, ...form } }: Route.ComponentProps) {
  const { t } = usePage();
  const rules = usePriceRules("shop");
  const navigate = useNavigate();
  const title = rule ? rule.product.name : t("New price");
  return (
    <>
      <SellerFrame
        shop={shop}
        title={title}
        back={{ to: href("/seller/price-rules"), label: t("Special prices and deals") }}
      >
        <ReadOnlyPart isReadOnly={!hasShopRight(shop.role, "products.write")}>
          <PriceRuleForm
            {...form}
            key={rule?.id ?? "new"}
            rule={rule}
            canMakeDeals={false}
            onSearch={rules.search}
            onPreview={rules.preview}
            onSave={async (typed) => {
              const wrong = rule ? await rules.change(rule, typed) : await rules.create(typed);
              if (wrong === null) await navigate(href("/seller/price-rules"));
              return wrong;
            }}
          />
        </ReadOnlyPart>
      </SellerFrame>
    </>
  );
}
