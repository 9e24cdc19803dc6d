import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { IconButton } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { ThemeSwitch } from "../shell/theme-switch.tsx";
import { AdminPlaces } from "./admin-places.tsx";

type AdminFrameProps = {
  /** The reader's permissions, which decide what is offered. */
  permissions: readonly string[];
  title: string;
  /** Beside the title. */
  note?: ReactNode;
  /** Above the title: the link back to a list. */
  back?: { to: string; label: string };
  /** At the end of the title's row. */
  actions?: ReactNode;
  children: ReactNode;
};

/** The frame of each operator screen: navigation, a link back to the shop, and the screen's title. */
export function AdminFrame({ permissions, title, note, back, actions, children }: AdminFrameProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <aside className="border-line bg-surface max-lg:border-b lg:sticky lg:top-0 lg:h-dvh lg:overflow-y-auto lg:border-e">
        <AdminSign isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        <div className={isOpen ? "" : "max-lg:hidden"}>
          <AdminPlaces permissions={permissions} onLeave={() => setOpen(false)} />
        </div>
      </aside>
      <div className="mx-auto w-full max-w-[88rem] min-w-0 px-4 py-6 sm:px-8 sm:py-8">
        {back && <BackLink {...back} />}
        <div className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h1 className="text-3xl wrap-anywhere">
            {title} {note && <span className="text-lg font-normal text-muted">{note}</span>}
          </h1>
          {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
        </div>
        {children}
      </div>
    </div>
  );
}

function AdminSign({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const { shopName, t } = usePage();
  return (
    <div className="flex min-h-16 items-center gap-2 ps-4 pe-2 lg:px-5 lg:pt-3">
      <div className="min-w-0 flex-1">
        <p className="truncate font-heading text-lg/tight font-bold">{shopName}</p>
        <p className="text-xs text-muted">{t("Administration")}</p>
      </div>
      <ThemeSwitch />
      <IconButton
        label={t("Menu")}
        aria-expanded={isOpen}
        aria-controls="admin-places"
        data-action=""
        className="lg:hidden"
        onClick={onToggle}
      >
        <Icon name={isOpen ? "x" : "menu"} className="size-5" />
      </IconButton>
    </div>
  );
}

function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link
      to={to}
      className="mb-2 inline-flex min-h-9 items-center gap-1.5 text-sm font-medium text-muted hover:text-ink"
    >
      <Icon name="chevron-left" className="mirrored size-4" />
      {label}
    </Link>
  );
}
