import { useState } from "react";
import type { WishedProduct, WishlistSummary } from "#domain/cart/wishlist/wishlist.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import type { WishlistDialogKind } from "#app/ui/wishlist/wishlist-buttons.tsx";
import { DeleteListDialog, ListNameDialog, ShareListDialog } from "#app/ui/wishlist/wishlist-dialogs.tsx";
import { nameOfList } from "#app/ui/wishlist/wishlist-tabs.tsx";
import type { useWishlistActions } from "./use-wishlist-actions.ts";

/** `wish`: the item that is moved into the new list. */
export type OpenedDialog = { kind: "create"; wish: WishedProduct | null } | { kind: WishlistDialogKind } | null;

export function OpenWishlistDialog({
  open,
  list,
  actions,
  onClose,
}: {
  open: OpenedDialog;
  list: WishlistSummary | null;
  actions: ReturnType<typeof useWishlistActions>;
  onClose: () => void;
}) {
  const { t, baseUrl } = usePage();
  const [isPending, setPending] = useState(false);
  if (open?.kind === "create")
    return (
      <ListNameDialog
        title={t("New list")}
        firstName=""
        onClose={onClose}
        onName={(name) => actions.create(name, open.wish)}
      />
    );
  if (!open || !list) return null;
  switch (open.kind) {
    case "rename":
      return (
        <ListNameDialog
          title={t("Rename list")}
          firstName={nameOfList(t, list)}
          onClose={onClose}
          onName={actions.rename}
        />
      );
    case "delete":
      return <DeleteListDialog name={nameOfList(t, list)} onClose={onClose} onDelete={actions.drop} />;
    case "share":
      return (
        <ShareListDialog
          link={list.shareKey === null ? null : `${baseUrl}user/wishlist?list=${list.shareKey}`}
          isPending={isPending}
          onClose={onClose}
          onShare={(isShared) => {
            setPending(true);
            void actions.share(isShared).then(() => setPending(false));
          }}
        />
      );
  }
}
