import type { ReactNode } from "react";
import { Link, NavLink } from "react-router";
import { loginPath } from "#app/ui/session/way-back.ts";
import { Icon, type IconName } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { useCurrentInView } from "../parts/use-current-in-view.ts";
import type { Translate } from "#shared/translate.ts";
import { DocumentHead } from "../shell/document-head.tsx";
import { OwnImage } from "./own-image.tsx";

export type AccountUser = { firstName: string; lastName: string; email: string; image: string | null };

type AccountPlace = { to: string; icon: IconName; label: (t: Translate) => string };

/** The screens of an account, in display order. */
const PLACES: readonly AccountPlace[] = [
  { to: "/user/dashboard", icon: "layout-grid", label: (t) => t("Dashboard") },
  { to: "/user/order-history", icon: "package-open", label: (t) => t("Order history") },
  { to: "/user/digital-product-orders", icon: "download", label: (t) => t("Downloads") },
  { to: "/my-wallet", icon: "wallet", label: (t) => t("Wallet") },
  { to: "/user/gift-voucher", icon: "ticket-percent", label: (t) => t("Gift vouchers") },
  { to: "/my-rewards", icon: "coins", label: (t) => t("Rewards") },
  { to: "/user/wishlist", icon: "heart", label: (t) => t("Wishlist") },
  { to: "/user/followed-shop", icon: "store", label: (t) => t("Followed shops") },
  { to: "/user/messages", icon: "mail", label: (t) => t("Messages") },
  { to: "/user/notification", icon: "bell", label: (t) => t("Notifications") },
  { to: "/user/addresses", icon: "map-pin", label: (t) => t("Addresses") },
  { to: "/user/user-to-seller", icon: "shopping-bag", label: (t) => t("Sell your products") },
  { to: "/user/edit-profile", icon: "user", label: (t) => t("Edit profile") },
  { to: "/user/change-password", icon: "lock", label: (t) => t("Change password") },
];

const PLACE =
  "flex min-h-11 shrink-0 items-center gap-3 rounded-full border border-line bg-surface px-4 text-sm font-medium whitespace-nowrap hover:border-line-strong aria-[current=page]:border-transparent aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary-text lg:rounded-field lg:border-transparent lg:bg-transparent lg:px-3 lg:hover:bg-sunken";

type AccountFrameProps = {
  /** Null for a guest, who has no other account screens yet. */
  user: AccountUser | null;
  title: string;
  /** The document's title, where it is not the screen's. */
  head?: string;
  /** Beside the title. */
  note?: ReactNode;
  /** At the end of the title's row. */
  actions?: ReactNode;
  /** The path of this screen, to return to after signing in. */
  path: string;
  children: ReactNode;
};

/** The frame of each account screen: the customer, the navigation, and the screen's title. */
export function AccountFrame({ user, title, head = title, note, actions, path, children }: AccountFrameProps) {
  return (
    <div className="content-width py-6 sm:py-10">
      <DocumentHead title={head} isHidden />
      <div className={user ? "grid gap-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10 print:block" : ""}>
        {user && (
          <aside className="min-w-0 lg:sticky lg:top-36 lg:self-start print:hidden">
            <AccountOwner user={user} />
            <AccountPlaces />
          </aside>
        )}
        <div className="min-w-0">
          {!user && <SignInHint path={path} />}
          <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h1 className="text-3xl">
              {title} {note && <span className="text-lg font-normal text-muted">{note}</span>}
            </h1>
            {actions && <div className="flex flex-wrap items-center gap-2 print:hidden">{actions}</div>}
          </div>
          {children}
        </div>
      </div>
    </div>
  );
}

function AccountOwner({ user }: { user: AccountUser }) {
  return (
    <div className="mb-4 flex min-w-0 items-center gap-3 lg:mb-5">
      <OwnImage {...user} />
      <div className="min-w-0">
        <p className="truncate font-semibold">
          {user.firstName} {user.lastName}
        </p>
        <p className="truncate text-sm text-muted">{user.email}</p>
      </div>
    </div>
  );
}

function AccountPlaces() {
  const { t } = usePage();
  const row = useCurrentInView<HTMLUListElement>();
  return (
    <nav aria-label={t("Your account")}>
      <ul
        ref={row}
        className="scroll-row -mx-4 auto-cols-max justify-start gap-2 scroll-px-4 px-4 py-1 lg:mx-0 lg:flex lg:flex-col lg:gap-1 lg:px-0"
      >
        {PLACES.map(({ to, icon, label }) => (
          <li key={to}>
            <NavLink to={to} prefetch="intent" className={PLACE}>
              <Icon name={icon} className="size-4.5" />
              {label(t)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SignInHint({ path }: { path: string }) {
  const { t } = usePage();
  return (
    <p className="mb-6 flex items-start gap-3 rounded-card bg-primary-soft p-4 text-sm">
      <Icon name="info" className="size-5 shrink-0 text-primary-text" />
      <span>
        {t("Without an account, we keep this on this device for 30 days.")}{" "}
        <Link to={loginPath(path)} className="font-semibold text-primary-text underline">
          {t("Sign in to save it to your account")}
        </Link>
      </span>
    </p>
  );
}
