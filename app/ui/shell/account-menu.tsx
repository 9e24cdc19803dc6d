import type { ReactNode } from "react";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { Popover } from "./popover.tsx";

type AccountMenuProps = {
  user: { firstName: string } | null;
  /** What is drawn while it is open. */
  panel: (close: () => void) => ReactNode;
  /** On the first sign that it is wanted. */
  onIntent: () => void;
};

/** Who is signed in. */
export function AccountMenu({ user, panel, onIntent }: AccountMenuProps) {
  const { t } = usePage();
  return (
    <Popover
      label={user ? t("Account of {name}", { name: user.firstName }) : t("Sign in")}
      onIntent={onIntent}
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
      {panel}
    </Popover>
  );
}
