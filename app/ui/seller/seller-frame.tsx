import type { ReactNode } from "react";
import type { OwnShop } from "#domain/shops/shop/shop.ts";
import { hasShopRight, type ShopRight } from "#shared/shop-role.ts";
import type { Translate } from "#shared/translate.ts";
import { DeskFrame, type DeskHead } from "../desk/desk-frame.tsx";
import type { DeskGroup } from "../desk/desk-places.tsx";
import { type BackToList, ListTrailLinks } from "../desk/data-table/list-trail-links.tsx";
import { useDeskSession } from "../desk/desk-session.ts";
import { Button } from "../parts/button.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";

type SellerFrameProps = {
  shop: OwnShop;
  title: string;
  /** The document's title, where it is not the screen's. */
  head?: DeskHead;
  /** Above the title: the link back to a list, and to the rows before and after. */
  back?: BackToList;
  /** Beside the title. */
  note?: ReactNode;
  /** At the end of the title's row. */
  actions?: ReactNode;
  children: ReactNode;
};

/** The frame of each seller screen. */
export function SellerFrame({ shop, back, title, head = { title, name: shop.name }, ...rest }: SellerFrameProps) {
  const { t } = usePage();
  return (
    <DeskFrame
      {...{ title, head, ...rest }}
      sign={<ShopSign shop={shop} />}
      label={t("Your shop")}
      groups={findSellerGroups(shop, t)}
      storefront={shop.isSuspended ? null : { to: `/shop/${shop.slug}`, label: t("View as a customer") }}
      above={
        <>
          {shop.isLookedAt && <LookNotice />}
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

/** A seller's screens that the role opens, in the order of the operator's. */
function findSellerGroups({ role, unreadThreads }: OwnShop, t: Translate): DeskGroup[] {
  const groups: (DeskGroup & { right: ShopRight })[] = [
    {
      right: "shop.read",
      icon: "house",
      label: t("Overview"),
      places: [
        { to: "/seller", label: t("Overview") },
        { to: "/seller/exports", label: t("Exports") },
      ],
    },
    {
      right: "orders.read",
      icon: "shopping-bag",
      label: t("Orders"),
      places: [{ to: "/seller/orders", label: t("Orders") }],
    },
    {
      right: "orders.read",
      icon: "mail",
      label: t("Messages"),
      places: [{ to: "/seller/messages", label: t("Messages"), unreadCount: unreadThreads }],
    },
    {
      right: "products.read",
      icon: "package-open",
      label: t("Products"),
      places: [
        { to: "/seller/products", label: t("Products") },
        { to: "/seller/inventory", label: t("Inventory") },
        { to: "/seller/media", label: t("Media library") },
      ],
    },
    {
      right: "orders.read",
      icon: "rotate-ccw",
      label: t("Returns"),
      places: [{ to: "/seller/returns", label: t("Returns") }],
    },
    {
      right: "products.read",
      icon: "star",
      label: t("Reviews"),
      places: [
        { to: "/seller/reviews", label: t("Reviews") },
        { to: "/seller/questions", label: t("Questions") },
      ],
    },
    {
      right: "products.read",
      icon: "ticket-percent",
      label: t("Marketing"),
      places: [
        { to: "/seller/videos", label: t("Videos") },
        { to: "/seller/coupons", label: t("Coupons") },
        { to: "/seller/price-rules", label: t("Special prices and deals") },
        { to: "/seller/campaigns", label: t("Campaigns") },
      ],
    },
    {
      right: "finance.read",
      icon: "coins",
      label: t("Earnings"),
      places: [{ to: "/seller/earnings", label: t("Earnings") }],
    },
    {
      right: "shop.read",
      icon: "truck",
      label: t("Shipping"),
      places: [{ to: "/seller/shipping", label: t("Shipping") }],
    },
    {
      right: "shop.read",
      icon: "store",
      label: t("Shop page"),
      places: [{ to: "/seller/shop", label: t("Shop page") }],
    },
    { right: "team.read", icon: "user", label: t("Team"), places: [{ to: "/seller/team", label: t("Team") }] },
  ];
  return groups.filter(({ right }) => hasShopRight(role, right)).map(({ right: _right, ...group }) => group);
}

/** On every screen while staff look at the shop. */
function LookNotice() {
  const { t } = usePage();
  const session = useDeskSession();
  return (
    <div className="mb-5">
      <Notice kind="warning" title={t("You're viewing this desk as the shop")}>
        <p>{t("You can't change anything here. This visit is recorded in the audit log.")}</p>
        <Button variant="secondary" size="small" className="mt-2" data-action="" onClick={session?.onStopLooking}>
          {t("Stop viewing")}
        </Button>
      </Notice>
    </div>
  );
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
