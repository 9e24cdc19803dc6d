import { href } from "react-router";
import type { Route } from "./+types/coupons";
import type { CouponRecord } from "#domain/pricing/coupon-admin/coupon-admin.ts";
import { findAdminCoupons } from "#domain/pricing/coupon-admin/find-admin-coupons.ts";
import { hasShopRight } from "#shared/shop-role.ts";
import { readList } from "#app/loaders/read-list.server.ts";
import { dependsOn } from "#app/api-client/revalidation.ts";
import { useBulkCall } from "#app/api-client/use-bulk-call.ts";
import { useExportCall } from "#app/api-client/use-export-call.ts";
import { requireShop } from "#app/loaders/seller-shop.server.ts";
import { couponColumns, couponFilters } from "#app/ui/coupon-book/coupon-columns.tsx";
import { DataTable } from "#app/ui/desk/data-table/data-table.tsx";
import { NewLink } from "#app/ui/desk/new-link.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { SellerFrame } from "#app/ui/seller/seller-frame.tsx";
import { SHOP_COUPON_LIST } from "#shared/list/coupon-lists.ts";

export const shouldRevalidate = dependsOn("session", "coupons");

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, shop } = await requireShop(context, "products.read");
  const query = readList(SHOP_COUPON_LIST, request);
  return { shop, query, found: await findAdminCoupons(ctx, { kind: "shop", shopId: shop.id }, query) };
}

const CHANGES = ["coupons"] as const;
const pathOf = ({ id }: CouponRecord) => href("/seller/coupons/:id", { id: String(id) });
const withValue = (value: string) => ({ value });

export default function SellerCoupons({ loaderData: { shop, query, found } }: Route.ComponentProps) {
  const page = usePage();
  const { t } = page;
  const columns = couponColumns(page, false);
  const exporting = useExportCall("seller", "coupons");
  const call = useBulkCall("/seller/coupons/bulk", CHANGES, withValue);
  const canWrite = hasShopRight(shop.role, "products.write");
  return (
    <SellerFrame
      shop={shop}
      title={t("Coupons")}
      actions={canWrite && <NewLink to={href("/seller/coupons/:id", { id: "new" })} label={t("New coupon")} />}
    >
      <DataTable
        name="seller-coupons"
        label={t("Coupons")}
        definition={SHOP_COUPON_LIST}
        {...{ query, found, columns, pathOf, exporting }}
        filters={couponFilters(t, false)}
        searchLabel={t("Search coupons")}
        searchHint={t("Code or title")}
        empty={{
          icon: "ticket-percent",
          title: t("No matching coupons"),
          text: t("Customers who enter the code get a discount. Your shop pays for it."),
        }}
        {...(canWrite && { bulk: { actions: [{ name: "end", label: t("End coupons"), variant: "danger" }], call } })}
      />
    </SellerFrame>
  );
}
