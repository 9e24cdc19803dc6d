import { data, href } from "react-router";
import type { Route } from "./+types/packing-slip";
import { getShopOrder } from "#domain/fulfilment/fulfilment/get-shop-order.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { requireShop } from "#app/loaders/seller-shop.server.ts";
import { Button, ButtonLink } from "#app/ui/parts/button.tsx";
import { Icon } from "#app/ui/parts/icon.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { PackingSlip } from "#app/ui/seller/packing-slip.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";

export const shouldRevalidate = dependsOn("session", "purchase");

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx, shop } = await requireShop(context, "orders.read");
  const shopOrder = await getShopOrder(ctx, shop.id, params.code);
  if (!shopOrder || shopOrder.lines.every(({ isDigital }) => isDigital)) throw data(null, { status: 404 });
  return { shopOrder };
}

export default function PackingSlipRoute({ loaderData: { shopOrder } }: Route.ComponentProps) {
  const { t } = usePage();
  const { code } = shopOrder.order;
  return (
    <>
      <DocumentHead title={t("Packing slip")} name={code} isHidden />
      <div className="content-width max-w-4xl py-6 sm:py-10 print:max-w-none print:p-0">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-3 print:hidden">
          <h1 className="text-3xl">{t("Packing slip")}</h1>
          <div className="flex flex-wrap gap-2">
            <ButtonLink variant="quiet" to={href("/seller/orders/:code", { code })}>
              <Icon name="chevron-left" className="mirrored size-4.5" /> {t("Back to the order")}
            </ButtonLink>
            <Button variant="secondary" data-action="" onClick={() => window.print()}>
              <Icon name="printer" className="size-4.5" /> {t("Print")}
            </Button>
          </div>
        </div>
        <PackingSlip shopOrder={shopOrder} />
      </div>
    </>
  );
}
