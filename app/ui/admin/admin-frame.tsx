import type { ReactNode } from "react";
import { Link } from "react-router";
import { DeskFrame } from "../desk/desk-frame.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { findAdminGroups } from "./admin-places.ts";

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

/** The frame of each operator screen. */
export function AdminFrame({ permissions, back, ...rest }: AdminFrameProps) {
  const { t } = usePage();
  return (
    <DeskFrame
      {...rest}
      sign={<AdminSign />}
      label={t("Administration")}
      groups={findAdminGroups(permissions, t)}
      storefront={{ to: "/", label: t("Go to the shop") }}
      above={back && <BackLink {...back} />}
    />
  );
}

function AdminSign() {
  const { shopName, t } = usePage();
  return (
    <>
      <p className="truncate font-heading text-lg/tight font-bold">{shopName}</p>
      <p className="truncate text-xs text-muted">{t("Administration")}</p>
    </>
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
