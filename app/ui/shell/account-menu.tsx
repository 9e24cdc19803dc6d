import type { ReactNode } from "react";
import { Icon } from "../parts/icon.tsx";
import { formatNumber, usePage } from "../parts/page.tsx";
import { Badge } from "./header.tsx";
import { Popover } from "./popover.tsx";

type AccountMenuProps = {
  user: { firstName: string; unreadNotifications: number; image: string | null } | null;
  /** Known before the user is. */
  isSignedIn: boolean;
  /** The content, rendered while it is open. */
  panel: (close: () => void) => ReactNode;
  /** Called on the first sign of intent. */
  onIntent: () => void;
};

/** The account; the document shows the label that fits the visitor before the page is hydrated. */
export function AccountMenu({ user, isSignedIn, panel, onIntent }: AccountMenuProps) {
  const page = usePage();
  const { t, appPath } = page;
  const unread = user?.unreadNotifications ?? 0;
  const unreadLabel = unread > 0 ? `, ${t("{count} new notifications", { count: unread })}` : "";
  return (
    <Popover
      id="account-panel"
      label={
        user ? t("Account: {name}", { name: user.firstName }) + unreadLabel : isSignedIn ? t("Account") : t("Sign in")
      }
      onIntent={onIntent}
      buttonClass="flex min-h-11 items-center gap-3 rounded-full px-2.5 hover:bg-sunken"
      button={
        <>
          <span className="relative flex size-7 items-center justify-center">
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
            <Badge count={unread} label={formatNumber(page, unread)} />
          </span>
          <span className="hidden max-w-28 truncate text-sm font-medium lg:inline">
            <span className="if-signed-in">{t("Account")}</span>
            <span className="if-guest">{t("Sign in")}</span>
          </span>
        </>
      }
    >
      {panel}
    </Popover>
  );
}
