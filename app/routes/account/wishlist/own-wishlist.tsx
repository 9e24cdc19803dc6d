import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";
import type { WishedProduct, WishlistSummary, WishlistView } from "#domain/cart/wishlist/wishlist.ts";
import { ProductCards } from "#app/products/product-cards.tsx";
import { AccountFrame } from "#app/ui/account/account-frame.tsx";
import { ButtonLink } from "#app/ui/parts/button.tsx";
import { EmptyState } from "#app/ui/parts/empty-state.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { CheaperNote, MoveSelect, WishActions } from "#app/ui/wishlist/wish-actions.tsx";
import { WishlistButtons } from "#app/ui/wishlist/wishlist-buttons.tsx";
import { nameOfList, WishlistTabs } from "#app/ui/wishlist/wishlist-tabs.tsx";
import { useListActions } from "#app/visitor/use-list-actions.ts";
import { ViewedProducts } from "#app/visitor/viewed-products.tsx";
import { useVisitor } from "#app/visitor/visitor-store.tsx";
import { OpenWishlistDialog, type OpenedDialog } from "./open-wishlist-dialog.tsx";
import { useWishlistActions } from "./use-wishlist-actions.ts";

type OwnWishlistProps = {
  lists: readonly WishlistSummary[];
  /** Null if the visitor has no list yet. */
  view: WishlistView | null;
  steps: number;
  notice: ReactNode;
};

/** The visitor's lists, and the contents of the selected one. */
export function OwnWishlist({ lists, view, steps, notice }: OwnWishlistProps) {
  const { t } = usePage();
  const user = useVisitor((state) => state.user);
  const [search] = useSearchParams();
  const list = view?.list ?? null;
  const actions = useWishlistActions(list);
  const [open, setOpen] = useState<OpenedDialog>(null);
  const wishes = view?.products.filter(({ product }) => !actions.goneIds.has(product.id)) ?? [];
  const more = new URLSearchParams(search);
  more.set("show", String(steps + 1));

  return (
    <>
      <AccountFrame
        user={user}
        title={t("Wishlist")}
        path="/user/wishlist"
        actions={list && <WishlistButtons list={list} onOpen={(kind) => setOpen({ kind })} />}
      >
        {notice}
        <WishlistTabs lists={lists} current={list} onCreate={() => setOpen({ kind: "create", wish: null })} />
        {list && list.name !== "" && <h2 className="sr-only">{nameOfList(t, list)}</h2>}
        {wishes.length > 0 && list ? (
          <ProductCards
            products={wishes.map((wish) => ({ ...wish.product, wish }))}
            layout={user ? "beside" : "grid"}
            headingLevel="h2"
            firstCount={4}
            noteOf={({ wish }) => wish.isCheaper && <CheaperNote />}
            actionsOf={({ wish }) => <OwnActions wish={wish} onRemove={() => actions.remove(wish)} />}
            belowOf={({ wish }) => (
              <MoveSelect
                name={wish.product.name}
                lists={lists}
                currentId={list.id}
                onMove={(toId) => actions.move(wish, toId)}
                onMoveToNew={() => setOpen({ kind: "create", wish })}
              />
            )}
          />
        ) : (
          <EmptyState
            icon="heart"
            title={t("This list is empty")}
            text={t("Select the heart on anything you like to save it here.")}
          >
            <ButtonLink to="/products">{t("Shop all products")}</ButtonLink>
          </EmptyState>
        )}
        {view?.hasMore && (
          <p className="mt-8 text-center">
            <ButtonLink variant="secondary" to={`?${more.toString()}`} preventScrollReset>
              {t("Show more")}
            </ButtonLink>
          </p>
        )}
      </AccountFrame>
      {wishes.length === 0 && <ViewedProducts className="pb-12" />}
      <OpenWishlistDialog open={open} list={list} actions={actions} onClose={() => setOpen(null)} />
    </>
  );
}

function OwnActions({ wish: { product }, onRemove }: { wish: WishedProduct; onRemove: () => void }) {
  const { isCompared, onCompare } = useListActions(product.id);
  return <WishActions name={product.name} {...{ isCompared, onCompare, onRemove }} />;
}
