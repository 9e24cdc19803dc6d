import type { ReactNode } from "react";
import { Link, NavLink } from "react-router";
import type { OwnShop } from "#domain/shops/shop/shop.ts";
import type { Translate } from "#shared/translate.ts";
import { Icon, type IconName } from "../parts/icon.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";
import { useCurrentInView } from "../parts/use-current-in-view.ts";
import { Picture } from "../parts/picture.tsx";

type SellerPlace = { to: string; icon: IconName; label: (t: Translate) => string; isWholePath?: boolean };

/** A seller's screens, in display order. */
const PLACES: readonly SellerPlace[] = [
  { to: "/seller", icon: "layout-grid", label: (t) => t("Overview"), isWholePath: true },
  { to: "/seller/orders", icon: "shopping-bag", label: (t) => t("Orders") },
  { to: "/seller/returns", icon: "rotate-ccw", label: (t) => t("Returns") },
  { to: "/seller/earnings", icon: "coins", label: (t) => t("Earnings") },
  { to: "/seller/coupons", icon: "ticket-percent", label: (t) => t("Coupons") },
  { to: "/seller/shipping", icon: "truck", label: (t) => t("Shipping") },
];

const PLACE =
  "flex min-h-11 shrink-0 items-center gap-3 rounded-full border border-line bg-surface px-4 text-sm font-medium whitespace-nowrap hover:border-line-strong aria-[current=page]:border-transparent aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary-text lg:rounded-field lg:border-transparent lg:bg-transparent lg:px-3 lg:hover:bg-sunken";

type SellerFrameProps = {
  shop: OwnShop;
  title: string;
  /** Above the title: the link back. */
  back?: ReactNode;
  /** Beside the title. */
  note?: ReactNode;
  /** At the end of the title's row. */
  actions?: ReactNode;
  children: ReactNode;
};

/** The frame of each seller screen: the shop, the navigation, and the screen's title. */
export function SellerFrame({ shop, title, back, note, actions, children }: SellerFrameProps) {
  const { t } = usePage();
  const row = useCurrentInView<HTMLUListElement>();
  return (
    <div className="content-width py-6 sm:py-10">
      <div className="grid gap-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10">
        <aside className="min-w-0 lg:sticky lg:top-36 lg:self-start print:hidden">
          <ShopSign shop={shop} />
          <nav aria-label={t("Your shop")}>
            <ul
              ref={row}
              className="scroll-row -mx-4 auto-cols-max justify-start gap-2 scroll-px-4 px-4 py-1 lg:mx-0 lg:flex lg:flex-col lg:gap-1 lg:px-0"
            >
              {PLACES.map(({ to, icon, label, isWholePath }) => (
                <li key={to}>
                  <NavLink to={to} end={isWholePath ?? false} prefetch="intent" className={PLACE}>
                    <Icon name={icon} className="size-4.5" />
                    {label(t)}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
        </aside>
        <div className="min-w-0">
          {shop.isSuspended && (
            <div className="mb-5">
              <Notice kind="warning" title={t("Your shop is suspended")}>
                {t("It can't take new orders. You still have to ship existing ones.")}
              </Notice>
            </div>
          )}
          {back}
          <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h1 className="text-3xl">
              {title} {note && <span className="text-lg font-normal text-muted">{note}</span>}
            </h1>
            {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
          </div>
          {children}
        </div>
      </div>
    </div>
  );
}

function ShopSign({ shop }: { shop: OwnShop }) {
  const { t } = usePage();
  return (
    <div className="mb-4 flex min-w-0 items-center gap-3 lg:mb-5">
      <Picture file={shop.logo} alt="" sizes="2.75rem" className="size-11 shrink-0 rounded-full" />
      <div className="min-w-0">
        <p className="truncate font-semibold">
          <bdi>{shop.name}</bdi>
        </p>
        {!shop.isSuspended && (
          <Link to={`/shop/${shop.slug}`} className="text-sm text-primary-text hover:underline">
            {t("View as a customer")}
          </Link>
        )}
      </div>
    </div>
  );
}
