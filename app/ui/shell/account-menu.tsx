import { Link, href } from "react-router";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { Popover } from "./popover.tsx";

export type ShownUser = { firstName: string; lastName: string; email: string };

const ROW = "flex min-h-11 w-full items-center gap-3 rounded-field px-3 text-start text-sm hover:bg-sunken";

/** Who is signed in, and what they can do. */
export function AccountMenu({ user, onSignOut }: { user: ShownUser | null; onSignOut: () => void }) {
  const { t } = usePage();
  return (
    <Popover
      label={user ? t("Account of {name}", { name: user.firstName }) : t("Sign in")}
      buttonClass="flex min-h-11 items-center gap-2 rounded-full px-2.5 hover:bg-sunken"
      button={
        <>
          <Icon name="user" className="size-6" />
          <span className="hidden max-w-28 truncate text-sm font-medium lg:inline">
            {user ? user.firstName : t("Sign in")}
          </span>
        </>
      }
    >
      {(close) => <AccountLinks user={user} onSignOut={onSignOut} onLeave={close} />}
    </Popover>
  );
}

export function AccountLinks({
  user,
  onSignOut,
  onLeave,
}: {
  user: ShownUser | null;
  onSignOut: () => void;
  onLeave: () => void;
}) {
  const { t } = usePage();
  return (
    <ul>
      {user ? (
        <li className="border-b border-line px-3 pt-1 pb-3">
          <p className="font-semibold">
            {user.firstName} {user.lastName}
          </p>
          <p className="text-xs text-muted">{user.email}</p>
        </li>
      ) : (
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
              {t("Create an account")}
            </Link>
          </li>
        </>
      )}
      <li>
        <Link to={href("/track-order")} className={ROW} onClick={onLeave}>
          <Icon name="package-search" className="size-4.5" />
          {t("Track Order")}
        </Link>
      </li>
      {user && (
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
