import type { ReactNode } from "react";
import { DeskFrame, type DeskHead } from "../desk/desk-frame.tsx";
import { type BackToList, ListTrailLinks } from "../desk/data-table/list-trail-links.tsx";
import { usePage } from "../parts/page.tsx";
import { findAdminGroups } from "./admin-places.ts";

type AdminFrameProps = {
  /** The reader's permissions, which decide what is offered. */
  permissions: readonly string[];
  title: string;
  /** The document's title, where it is not the screen's. */
  head?: DeskHead;
  /** Beside the title. */
  note?: ReactNode;
  /** Above the title: the link back to a list, and to the rows before and after. */
  back?: BackToList;
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
      above={back && <ListTrailLinks {...back} />}
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
