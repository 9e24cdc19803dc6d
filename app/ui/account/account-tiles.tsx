import { Link, href } from "react-router";
import { Icon, type IconName } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";

type AccountTilesProps = {
  /** The wallet balance, formatted. */
  balance: string;
  /** Points that can be converted. */
  points: number;
  wishesCount: number;
  followedCount: number;
  unread: number;
  /** The shipping address. */
  address: { line1: string; city: string } | null;
};

/** Shortcuts on the dashboard, each with its current value. */
export function AccountTiles({ balance, points, wishesCount, followedCount, unread, address }: AccountTilesProps) {
  const { t } = usePage();
  return (
    <ul className="grid grid-cols-2 gap-3 xl:grid-cols-3">
      <Tile to={href("/my-wallet")} icon="wallet" title={t("Wallet")}>
        {balance}
      </Tile>
      <Tile to={href("/my-rewards")} icon="coins" title={t("Rewards")}>
        {t("{count} points", { count: points })}
      </Tile>
      <Tile to={href("/user/wishlist")} icon="heart" title={t("Wishlist")}>
        {t("{count} products", { count: wishesCount })}
      </Tile>
      <Tile to={href("/user/followed-shop")} icon="store" title={t("Followed shops")}>
        {t("{count} shops", { count: followedCount })}
      </Tile>
      <Tile to={href("/user/notification")} icon="bell" title={t("Notifications")}>
        {unread > 0 ? t("{count} new", { count: unread }) : t("Nothing new")}
      </Tile>
      <Tile to={href("/user/addresses")} icon="map-pin" title={t("Addresses")}>
        {address ? `${address.line1}, ${address.city}` : t("Add address")}
      </Tile>
    </ul>
  );
}

function Tile({ to, icon, title, children }: { to: string; icon: IconName; title: string; children: string }) {
  return (
    <li className="min-w-0">
      <Link
        to={to}
        prefetch="intent"
        className="flex h-full flex-col gap-3 rounded-card border border-line bg-surface p-4 hover:border-line-strong"
      >
        <span className="flex size-10 items-center justify-center rounded-full bg-primary-soft text-primary-text">
          <Icon name={icon} className="size-5" />
        </span>
        <span className="wrap-anywhere">
          <span className="block font-semibold">{title}</span>
          <span className="block text-sm text-muted">
            <bdi>{children}</bdi>
          </span>
        </span>
      </Link>
    </li>
  );
}
