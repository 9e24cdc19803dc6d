import type { ReactNode } from "react";
import { Icon } from "../parts/icon.tsx";
import { formatNumber, usePage } from "../parts/page.tsx";
import { CartCount } from "./header.tsx";
import { Popover } from "./popover.tsx";

type AccountMenuProps = {
  user: { firstName: string; unreadNotifications: number; image: string | null } | null;
  /** The content, rendered while it is open. */
  panel: (close: () => void) => ReactNode;
  /** Called on the first sign of intent. */
  onIntent: () => void;
};

/** The signed-in customer. */
export function AccountMenu({ user, panel, onIntent }: AccountMenuProps) {
  const page = usePage();
  const { t, appPath } = page;
  const unread = user?.unreadNotifications ?? 0;
  const news = unread > 0 ? `, ${t("{count} new notifications", { count: unread })}` : "";
  return (
    <Popover
      id="account-panel"
      label={user ? t("Account: {name}", { name: user.firstName }) + news : t("Sign in")}
      onIntent={onIntent}
      buttonClass="flex min-h-11 items-center gap-2 rounded-full px-2.5 hover:bg-sunken"
      button={
        <>
          <span className="relative">
            {user?.image ? (
              <img
                src={`${appPath}img/96/${user.image}`}
                alt=""
                width={28}
                height={28}
                className="size-7 rounded-full object-cover"
              />
            ) : (
              <Icon name="user" className="size-6" />
            )}
            <CartCount count={unread} label={formatNumber(page, unread)} />
          </span>
          <span className="hidden max-w-28 truncate text-sm font-medium lg:inline">
            {user ? user.firstName : t("Sign in")}
          </span>
        </>
      }
    >
      {panel}
    </Popover>
  );
}
