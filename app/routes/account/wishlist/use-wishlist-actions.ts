import { useState } from "react";
import { useNavigate } from "react-router";
import type { WishedProduct, WishlistSummary } from "#domain/cart/wishlist/wishlist.ts";
import { type Outcome, useCall } from "#app/api-client/call.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { addressOfList } from "#app/ui/wishlist/wishlist-tabs.tsx";
import { useVisitor } from "#app/visitor/visitor-store.tsx";

const CHANGES = { changes: ["lists"] } as const;

/** Actions on the visitor's lists. */
export function useWishlistActions(list: WishlistSummary | null) {
  const { t } = usePage();
  const call = useCall();
  const navigate = useNavigate();
  const addToast = useVisitor((state) => state.addToast);
  const [goneIds, setGoneIds] = useState<ReadonlySet<number>>(new Set());

  /** Hidden at once; shown again if the call fails. */
  async function leaving(id: number, send: () => Promise<Outcome<unknown>>): Promise<boolean> {
    setGoneIds((ids) => new Set(ids).add(id));
    const { ok } = await send();
    setGoneIds((ids) => new Set([...ids].filter((other) => other !== id)));
    return ok;
  }

  async function remove({ product }: WishedProduct): Promise<void> {
    if (!list) return;
    const input = { param: { id: product.id }, json: { wishlist_id: list.id } };
    const isDone = await leaving(product.id, () =>
      call.post("/user/remove-wishlist-product/:id", input, { ...CHANGES, isSuccessShown: false }),
    );
    if (isDone)
      addToast({
        kind: "info",
        message: t("{name} removed", { name: product.name }),
        action: {
          label: t("Undo"),
          run: () => void call.post("/user/add-to-wishlist/:id", input, { ...CHANGES, isSuccessShown: false }),
        },
      });
  }

  function move({ product }: WishedProduct, toId: number): void {
    if (!list) return;
    const json = { product_id: product.id, from_id: list.id, to_id: toId };
    void leaving(product.id, () => call.post("/user/wishlist/move", { json }, CHANGES));
  }

  /** Creates a list, moves the item into it, and shows it. */
  async function create(name: string, wish: WishedProduct | null): Promise<string | null> {
    const created = await call.post("/user/wishlist/create", { json: { name } }, { ...CHANGES, refusal: "none" });
    if (!created.ok) return refusalOf(created);
    const id = created.answer.wishlist_id;
    if (wish) move(wish, id);
    else await navigate(addressOfList({ id, isDefault: false }), { preventScrollReset: true });
    return null;
  }

  async function rename(name: string): Promise<string | null> {
    if (!list) return null;
    const renamed = await call.post(
      "/user/wishlist/rename",
      { json: { id: list.id, name } },
      { ...CHANGES, refusal: "none" },
    );
    return renamed.ok ? null : refusalOf(renamed);
  }

  async function drop(): Promise<void> {
    if (!list) return;
    const { ok } = await call.post("/user/wishlist/delete", { json: { id: list.id } }, CHANGES);
    if (ok) await navigate("/user/wishlist", { replace: true, preventScrollReset: true });
  }

  async function share(isShared: boolean): Promise<void> {
    if (!list) return;
    await call.post("/user/wishlist/share", { json: { id: list.id, is_shared: isShared } }, CHANGES);
  }

  return { goneIds, remove: (wish: WishedProduct) => void remove(wish), move, create, rename, drop, share };
}

function refusalOf({ errors, error }: Extract<Outcome<unknown>, { ok: false }>): string {
  return errors.name ?? error;
}
