import { href } from "react-router";
import type { Route } from "./+types/price-rules";
import { hasShopRight } from "#shared/shop-role.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { personalPageHeaders } from "#app/loaders/personal-page.ts";
import { readPriceRules } from "#app/loaders/read-price-screens.server.ts";
import { requireShop } from "#app/loaders/seller-shop.server.ts";
import { SellerFrame } from "#app/ui/seller/seller-frame.tsx";
import { usePriceRules } from "#app/sales/use-price-rules.ts";
import { ButtonLink } from "#app/ui/parts/button.tsx";
import { Icon } from "#app/ui/parts/icon.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { PriceRuleList } from "#app/ui/sale/price-rule-list.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const headers = personalPageHeaders;
export const shouldRevalidate = dependsOn("session", "sales");

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, shop } = await requireShop(context, "products.read");
  return { shop, ...(await readPriceRules(ctx, { kind: "shop", shopId: shop.id }, request)) };
}

export default function SellerPriceRules({ loaderData: { shop, ...list } }: Route.ComponentProps) {
  const { t } = usePage();
  const { end } = usePriceRules("shop");
  const title = t("Special prices and deals");
  const canWrite = hasShopRight(shop.role, "products.write");
  const newOne = canWrite && (
    <ButtonLink to={href("/seller/price-rules/:id", { id: "new" })}>
      <Icon name="plus" className="size-4.5" />
      {t("New price")}
    </ButtonLink>
  );
  return (
    <>
      <DocumentHead title={title} name={shop.name} isHidden />
      <SellerFrame shop={shop} title={title} actions={newOne}>
        <PriceRuleList
          {...list}
          pathOf={(id) => href("/seller/price-rules/:id", { id: String(id) })}
          onEnd={canWrite ? end : null}
        />
      </SellerFrame>
    </>
  );
}
