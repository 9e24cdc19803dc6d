import type { ProductDraft } from "#domain/catalog/product-draft/product-draft.ts";
import { Moment } from "../order/moment.tsx";
import { Button } from "../parts/button.tsx";
import { Notice } from "../parts/notice.tsx";
import { usePage } from "../parts/page.tsx";

type DraftNoticeProps = { draft: Pick<ProductDraft, "updatedAt" | "isOutdated">; onDiscard: () => void };

/** Says that the editor shows earlier unsaved input. */
export function DraftNotice({ draft, onDiscard }: DraftNoticeProps) {
  const { t } = usePage();
  return (
    <Notice kind={draft.isOutdated ? "warning" : "info"} title={t("Your unsaved changes are back")}>
      <p>
        {t("Last typed")}: <Moment iso={draft.updatedAt} withTime />
      </p>
      {draft.isOutdated && <p>{t("The product was saved in the meantime. Check each field before you save.")}</p>}
      <Button variant="secondary" size="small" className="mt-2" data-action="" onClick={onDiscard}>
        {t("Discard these changes")}
      </Button>
    </Notice>
  );
}
