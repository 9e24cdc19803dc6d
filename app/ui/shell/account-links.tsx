import type { ReactNode } from "react";
import { Link, href } from "react-router";
import { Icon, type IconName } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";

type ShownUser = {
  firstName: string;
  lastName: string;
  email: string;
  unreadNotifications: number;
  isStaff: boolean;
  isSeller: boolean;
};

const ROW = "flex min-h-11 w-full items-center gap-3 rounded-field px-3 text-start text-sm hover:bg-sunken";

/** Account links, signed in or not; that is known before the user is. */
export function AccountLinks({
  user,
  isSignedIn,
  onSignOut,
  onLeave,
}: {
  user: ShownUser | null;
  isSignedIn: boolean;
  onSignOut: () => void;
  onLeave: () => void;
}) {
  const { t } = usePage();
  return (
    <ul>
      {user && (
        <li className="border-b border-line px-3 pt-1 pb-3">
          <p className="font-semibold">
            {user.firstName} {user.lastName}
          </p>
          <p className="text-xs text-muted">{user.email}</p>
        </li>
      )}
      {!isSignedIn && (
        <>
          <li>
            <Link to={href("/login")} className={ROW} onClick={onLeave}>
              <Icon name="user" className="size-4.5" />
              {t("Sign in")}
            </Link>
          </li>
          <li>
            <Link to={href("/register")} className={ROW} onClick={onLeave}>
              <Icon name="user-plus" className="size-4.5" />
              {t("Create account")}
            </Link>
          </li>
        </>
      )}
      {isSignedIn && <Place to="/user/dashboard" icon="layout-grid" label={t("Dashboard")} onLeave={onLeave} />}
      <Place to="/user/wishlist" icon="heart" label={t("Wishlist")} onLeave={onLeave} />
      <Place to="/compare-list" icon="scale" label={t("Compare list")} onLeave={onLeave} />
      {isSignedIn && <Place to="/user/followed-shop" icon="store" label={t("Followed shops")} onLeave={onLeave} />}
      {isSignedIn && (
        <Place to="/user/notification" icon="bell" label={t("Notifications")} onLeave={onLeave}>
          {user && user.unreadNotifications > 0 && (
            <span className="figures ms-auto rounded-full bg-deal px-2 text-xs font-bold text-on-deal">
              <span className="sr-only">{t("{count} new notifications", { count: user.unreadNotifications })}</span>
              <span aria-hidden>{user.unreadNotifications}</span>
            </span>
          )}
        </Place>
      )}
      {isSignedIn && <Place to="/user/addresses" icon="map-pin" label={t("Addresses")} onLeave={onLeave} />}
      {isSignedIn && <Place to="/user/edit-profile" icon="user" label={t("Edit profile")} onLeave={onLeave} />}
      {user?.isSeller && <Place to="/seller" icon="package-open" label={t("Your shop")} onLeave={onLeave} />}
      {user?.isStaff && <Place to="/admin" icon="shield-check" label={t("Administration")} onLeave={onLeave} />}
      <Place to={href("/track-order")} icon="package-search" label={t("Track order")} onLeave={onLeave} />
      {isSignedIn && (
        <li>
          <button
            type="button"
            className={ROW}
            onClick={() => {
              onLeave();
              onSignOut();
            }}
          >
            <Icon name="log-out" className="mirrored size-4.5" />
            {t("Sign out")}
          </button>
        </li>
      )}
    </ul>
  );
}

type PlaceProps = { to: string; icon: IconName; label: string; onLeave: () => void; children?: ReactNode };

function Place({ to, icon, label, onLeave, children }: PlaceProps) {
  return (
    <li>
      <Link to={to} className={ROW} onClick={onLeave}>
        <Icon name={icon} className="size-4.5" />
        {label}
        {children}
      </Link>
    </li>
  );
}
