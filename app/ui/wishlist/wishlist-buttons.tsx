import type { WishlistSummary } from "#domain/cart/wishlist/wishlist.ts";
import { Button } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";

/** The dialogs of a list. */
export type WishlistDialogKind = "rename" | "delete" | "share";

/** Actions on a whole list. */
export function WishlistButtons({
  list,
  onOpen,
}: {
  list: WishlistSummary;
  onOpen: (kind: WishlistDialogKind) => void;
}) {
  const { t } = usePage();
  return (
    <>
      <Button variant="secondary" size="small" data-action="" aria-haspopup="dialog" onClick={() => onOpen("share")}>
        <Icon name="share-2" className="size-4" />
        {list.shareKey === null ? t("Share") : t("Shared")}
      </Button>
      <Button variant="secondary" size="small" data-action="" aria-haspopup="dialog" onClick={() => onOpen("rename")}>
        <Icon name="pencil" className="size-4" />
        {t("Rename")}
      </Button>
      {!list.isDefault && (
        <Button variant="secondary" size="small" data-action="" aria-haspopup="dialog" onClick={() => onOpen("delete")}>
          <Icon name="trash-2" className="size-4" />
          {t("Delete list")}
        </Button>
      )}
    </>
  );
}
