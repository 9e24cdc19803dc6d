import { useState } from "react";
import { Link, href } from "react-router";
import { IconButton } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { TableKeys } from "./data-table/table-keys-dialog.tsx";

/** The keys of the lists, and where to ask. */
export function DeskHelp() {
  const { t } = usePage();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label={t("Help")} data-action="" className="max-sm:hidden" onClick={() => setOpen(true)}>
        <Icon name="info" className="size-5" />
      </IconButton>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t("Help")} width="narrow">
        <h3 className="px-5 pt-5 text-lg">{t("Keyboard shortcuts")}</h3>
        <TableKeys />
        <p className="px-5 pb-5 text-sm">
          <Link to={href("/contact")} className="font-medium underline underline-offset-4">
            {t("Contact")}
          </Link>
        </p>
      </Dialog>
    </>
  );
}
