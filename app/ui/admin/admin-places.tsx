import { Link, NavLink } from "react-router";
import { allows, type Permission } from "#shared/permission.ts";
import type { Translate } from "#shared/translate.ts";
import { Icon, type IconName } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";

/** `permission` null: for all staff. */
type AdminPlace = { to: string; icon: IconName; permission: Permission | null; label: (t: Translate) => string };

/** The operator's screens by topic, in display order; `name` null: the first group, without a heading. */
const GROUPS: readonly { name: ((t: Translate) => string) | null; places: readonly AdminPlace[] }[] = [
  {
    name: null,
    places: [{ to: "/admin", icon: "layout-grid", permission: null, label: (t) => t("Overview") }],
  },
  {
    name: (t) => t("Orders"),
    places: [
      { to: "/admin/orders", icon: "shopping-bag", permission: "orders.read", label: (t) => t("All orders") },
      { to: "/admin/returns", icon: "rotate-ccw", permission: "returns.decide", label: (t) => t("Returns") },
      { to: "/admin/payments", icon: "banknote", permission: "payments.confirm", label: (t) => t("Payments") },
      { to: "/admin/refunds", icon: "coins", permission: "refunds.write", label: (t) => t("Refunds to process") },
      { to: "/admin/recharges", icon: "wallet", permission: "payments.confirm", label: (t) => t("Wallet top-ups") },
      { to: "/admin/customers", icon: "user", permission: "customers.read", label: (t) => t("Customers") },
    ],
  },
  {
    name: (t) => t("Offers"),
    places: [
      { to: "/admin/coupons", icon: "ticket-percent", permission: "coupons.manage", label: (t) => t("Coupons") },
      {
        to: "/admin/vouchers",
        icon: "ticket-percent",
        permission: "vouchers.manage",
        label: (t) => t("Gift vouchers"),
      },
    ],
  },
  {
    name: (t) => t("Settings"),
    places: [
      { to: "/admin/shipping", icon: "truck", permission: "shipping.manage", label: (t) => t("Shipping") },
      { to: "/admin/tax", icon: "scale", permission: "rules.write", label: (t) => t("Tax") },
      { to: "/admin/commissions", icon: "coins", permission: "rules.write", label: (t) => t("Commissions and points") },
      { to: "/admin/currencies", icon: "banknote", permission: "rules.write", label: (t) => t("Currencies") },
      {
        to: "/admin/payment-settings",
        icon: "sliders-horizontal",
        permission: "payments.settings",
        label: (t) => t("Payment settings"),
      },
    ],
  },
  {
    name: (t) => t("Team"),
    places: [
      { to: "/admin/mails", icon: "mail", permission: "mails.read", label: (t) => t("Emails") },
      { to: "/admin/staff", icon: "shield-check", permission: "staff.manage", label: (t) => t("Staff") },
      { to: "/admin/audit", icon: "file-text", permission: "audit.read", label: (t) => t("Audit log") },
    ],
  },
];

const PLACE =
  "flex min-h-10 items-center gap-3 rounded-field px-3 text-sm font-medium hover:bg-sunken aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary-text";

/** Navigation of the operator's screens, limited by permission. */
export function AdminPlaces({ permissions, onLeave }: { permissions: readonly string[]; onLeave: () => void }) {
  const { t } = usePage();
  const groups = GROUPS.map(({ name, places }) => ({
    name,
    places: places.filter(({ permission }) => permission === null || allows(permissions, permission)),
  })).filter(({ places }) => places.length > 0);
  return (
    <nav id="admin-places" aria-label={t("Administration")} className="space-y-4 p-3">
      {groups.map(({ name, places }) => (
        <PlaceGroup key={places[0]!.to} name={name?.(t) ?? null} places={places} onLeave={onLeave} />
      ))}
      <p className="border-t border-line pt-2">
        <Link to="/" className={PLACE}>
          <Icon name="store" className="size-4.5" />
          {t("Go to the shop")}
        </Link>
      </p>
    </nav>
  );
}

type PlaceGroupProps = { name: string | null; places: readonly AdminPlace[]; onLeave: () => void };

function PlaceGroup({ name, places, onLeave }: PlaceGroupProps) {
  const { t } = usePage();
  return (
    <div>
      {name !== null && <p className="px-3 pb-1 text-xs font-medium text-muted">{name}</p>}
      <ul className="flex flex-col gap-0.5">
        {places.map(({ to, icon, label }) => (
          <li key={to}>
            <NavLink to={to} end={to === "/admin"} prefetch="intent" className={PLACE} onClick={onLeave}>
              <Icon name={icon} className="size-4.5" />
              {label(t)}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
