import { type ReactNode, useState } from "react";
import { Link, NavLink } from "react-router";
import { allows, type Permission } from "#shared/permission.ts";
import type { Translate } from "#shared/translate.ts";
import { IconButton } from "../parts/button.tsx";
import { Icon, type IconName } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { ThemeSwitch } from "../shell/theme-switch.tsx";

/** `permission` null: for all staff. */
type AdminPlace = { to: string; icon: IconName; permission: Permission | null; label: (t: Translate) => string };

/** The operator's screens, in the order in which they are shown. */
const PLACES: readonly AdminPlace[] = [
  { to: "/admin", icon: "layout-grid", permission: null, label: (t) => t("Overview") },
  { to: "/admin/orders", icon: "shopping-bag", permission: "orders.read", label: (t) => t("All orders") },
  { to: "/admin/returns", icon: "rotate-ccw", permission: "returns.decide", label: (t) => t("Returns") },
  { to: "/admin/shipping", icon: "truck", permission: "shipping.manage", label: (t) => t("Shipping") },
  { to: "/admin/coupons", icon: "ticket-percent", permission: "coupons.manage", label: (t) => t("Coupons") },
  { to: "/admin/customers", icon: "user", permission: "customers.read", label: (t) => t("Customers") },
  { to: "/admin/payments", icon: "banknote", permission: "payments.confirm", label: (t) => t("Payments") },
  { to: "/admin/refunds", icon: "coins", permission: "refunds.write", label: (t) => t("Money to send back") },
  { to: "/admin/recharges", icon: "wallet", permission: "payments.confirm", label: (t) => t("Wallet recharges") },
  { to: "/admin/tax", icon: "scale", permission: "rules.write", label: (t) => t("Tax") },
  { to: "/admin/commissions", icon: "coins", permission: "rules.write", label: (t) => t("Commissions and points") },
  { to: "/admin/currencies", icon: "banknote", permission: "rules.write", label: (t) => t("Currencies") },
  {
    to: "/admin/payment-settings",
    icon: "sliders-horizontal",
    permission: "payments.settings",
    label: (t) => t("Payment settings"),
  },
  { to: "/admin/vouchers", icon: "ticket-percent", permission: "vouchers.manage", label: (t) => t("Gift vouchers") },
  { to: "/admin/mails", icon: "mail", permission: "mails.read", label: (t) => t("Mails") },
  { to: "/admin/staff", icon: "shield-check", permission: "staff.manage", label: (t) => t("Staff") },
  { to: "/admin/audit", icon: "file-text", permission: "audit.read", label: (t) => t("Audit log") },
];

const PLACE =
  "flex min-h-11 items-center gap-3 rounded-field px-3 text-sm font-medium hover:bg-sunken aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary-text";

type AdminFrameProps = {
  /** Of who looks, which decide what is offered. */
  permissions: readonly string[];
  title: string;
  /** Beside the title. */
  note?: ReactNode;
  /** Above the title: the way back to a list. */
  back?: { to: string; label: string };
  /** At the end of the title's row. */
  acts?: ReactNode;
  children: ReactNode;
};

/** Around each screen of the operator: what else there is to do, the way back to the shop, and the screen's title. */
export function AdminFrame({ permissions, title, note, back, acts, children }: AdminFrameProps) {
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
          {acts && <div className="flex flex-wrap items-center gap-2">{acts}</div>}
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
        data-act=""
        className="lg:hidden"
        onClick={onToggle}
      >
        <Icon name={isOpen ? "x" : "menu"} className="size-5" />
      </IconButton>
    </div>
  );
}

function AdminPlaces({ permissions, onLeave }: { permissions: readonly string[]; onLeave: () => void }) {
  const { t } = usePage();
  const places = PLACES.filter(({ permission }) => permission === null || allows(permissions, permission));
  return (
    <nav id="admin-places" aria-label={t("Administration")} className="p-3">
      <ul className="flex flex-col gap-1">
        {places.map(({ to, icon, label }) => (
          <li key={to}>
            <NavLink to={to} end={to === "/admin"} prefetch="intent" className={PLACE} onClick={onLeave}>
              <Icon name={icon} className="size-4.5" />
              {label(t)}
            </NavLink>
          </li>
        ))}
        <li className="mt-2 border-t border-line pt-2">
          <Link to="/" className={PLACE}>
            <Icon name="store" className="size-4.5" />
            {t("To the shop")}
          </Link>
        </li>
      </ul>
    </nav>
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
