import type { WaitingChange } from "#domain/catalog/product-admin/product-admin.ts";
import { Button } from "../parts/button.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";
import { PreviewLink } from "./preview-link.tsx";
import { differenceName } from "./product-labels.ts";

type OwnChangeProps = { change: WaitingChange; previewPath: string; onWithdraw: (() => void) | null };

/** For the shop: what of its changes shoppers do not see. */
export function OwnChange({ change, previewPath, onWithdraw }: OwnChangeProps) {
  const { t } = usePage();
  const fields = change.fields.map((field) => differenceName(field, t)).join(", ");
  return (
    <Notice
      kind={change.refusalReason === "" ? "info" : "warning"}
      title={
        change.refusalReason === "" ? t("Your changes are awaiting approval") : t("Your changes were not approved")
      }
    >
      {change.refusalReason !== "" && <p>{change.refusalReason}</p>}
      <p>{t("Shoppers see the former version of: {fields}", { fields })}</p>
      <div className="mt-2 flex flex-wrap items-center gap-4">
        <PreviewLink to={previewPath} label={t("Preview with the changes")} />
        {onWithdraw && (
          <Button variant="secondary" size="small" data-action="" onClick={onWithdraw}>
            {t("Withdraw these changes")}
          </Button>
        )}
      </div>
    </Notice>
  );
}
