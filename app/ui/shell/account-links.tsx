import { Link, href } from "react-router";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";

type ShownUser = { firstName: string; lastName: string; email: string };

const ROW = "flex min-h-11 w-full items-center gap-3 rounded-field px-3 text-start text-sm hover:bg-sunken";

/** What one can do, signed in or not. */
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
