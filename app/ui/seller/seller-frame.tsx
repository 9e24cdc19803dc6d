import type { ReactNode } from "react";
import type { OwnShop } from "#domain/shops/shop/shop.ts";
import type { Translate } from "#shared/translate.ts";
import { DeskFrame } from "../desk/desk-frame.tsx";
import type { DeskGroup } from "../desk/desk-places.tsx";
import { type BackToList, ListTrailLinks } from "../desk/data-table/list-trail-links.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";

type SellerFrameProps = {
  shop: OwnShop;
  title: string;
  /** Above the title: the link back to a list, and to the rows before and after. */
  back?: BackToList;
  /** Beside the title. */
  note?: ReactNode;
  /** At the end of the title's row. */
  actions?: ReactNode;
  children: ReactNode;
};

/** The frame of each seller screen. */
export function SellerFrame({ shop, back, ...rest }: SellerFrameProps) {
  const { t } = usePage();
  return (
    <DeskFrame
      {...rest}
      sign={<ShopSign shop={shop} />}
      label={t("Your shop")}
      groups={findSellerGroups(t)}
      storefront={shop.isSuspended ? null : { to: `/shop/${shop.slug}`, label: t("View as a customer") }}
      above={
        <>
          {shop.isSuspended && (
            <div className="mb-5">
              <Notice kind="warning" title={t("Your shop is suspended")}>
                {t("It can't take new orders. You still have to ship existing ones.")}
              </Notice>
            </div>
          )}
          {back && <ListTrailLinks {...back} />}
        </>
      }
    />
  );
}

/** A seller's screens, in the order of the operator's. */
function findSellerGroups(t: Translate): DeskGroup[] {
  return [
    {
      icon: "house",
      label: t("Overview"),
      places: [
        { to: "/seller", label: t("Overview") },
        { to: "/seller/exports", label: t("Exports") },
      ],
    },
    {
      icon: "shopping-bag",
      label: t("Orders"),
      places: [{ to: "/seller/orders", label: t("Orders") }],
    },
    {
      icon: "package-open",
      label: t("Products"),
      places: [
        { to: "/seller/products", label: t("Products") },
        { to: "/seller/inventory", label: t("Inventory") },
      ],
    },
    { icon: "rotate-ccw", label: t("Returns"), places: [{ to: "/seller/returns", label: t("Returns") }] },
    { icon: "star", label: t("Reviews"), places: [{ to: "/seller/reviews", label: t("Reviews") }] },
    {
      icon: "ticket-percent",
      label: t("Marketing"),
      places: [
        { to: "/seller/coupons", label: t("Coupons") },
        { to: "/seller/price-rules", label: t("Special prices and deals") },
        { to: "/seller/campaigns", label: t("Campaigns") },
      ],
    },
    { icon: "coins", label: t("Earnings"), places: [{ to: "/seller/earnings", label: t("Earnings") }] },
    { icon: "truck", label: t("Shipping"), places: [{ to: "/seller/shipping", label: t("Shipping") }] },
  ];
}

function ShopSign({ shop }: { shop: OwnShop }) {
  const { shopName } = usePage();
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Picture file={shop.logo} alt="" sizes="2.25rem" className="size-9 shrink-0 rounded-full" />
      <div className="min-w-0">
        <p className="truncate leading-tight font-semibold">
          <bdi>{shop.name}</bdi>
        </p>
        <p className="truncate text-xs text-muted">{shopName}</p>
      </div>
    </div>
  );
}
