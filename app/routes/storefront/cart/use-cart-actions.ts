import { useEffect, useRef, useState } from "react";
import type { CartLineView, CartView } from "#domain/cart/cart/cart.ts";
import { fromWire, type Wire } from "#shared/wire.ts";
import { type Outcome, useCall } from "#app/api-client/call.ts";
import type { CartActions } from "#app/ui/cart/cart-screen.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { useVisitor } from "#app/visitor/visitor-store.tsx";

const QUIET_MILLISECONDS = 300;

type CartInHand = CartActions & { cart: CartView; pendingIds: ReadonlySet<number>; isAcknowledging: boolean };

/** The cart on the screen and its actions: optimistic first, then as the shop responds. */
export function useCartActions(loaded: CartView): CartInHand {
  const { t } = usePage();
  const call = useCall();
  const addToast = useVisitor((state) => state.addToast);
  const [answered, setAnswered] = useState<{ to: CartView; cart: CartView } | null>(null);
  const [wanted, setWanted] = useState<Readonly<Record<number, number>>>({});
  const [goneIds, setGoneIds] = useState<ReadonlySet<number>>(new Set());
  const [pendingIds, setPendingIds] = useState<ReadonlySet<number>>(new Set());
  const [isAcknowledging, setAcknowledging] = useState(false);
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>());
  useEffect(() => () => timers.current.forEach((timer) => clearTimeout(timer)), []);
  const known = answered?.to === loaded ? answered.cart : loaded;

  /** Applies the cart of a response; after a failure the shop's version is shown. */
  async function action(id: number | null, run: () => Promise<Outcome<Wire<CartView>>>): Promise<boolean> {
    if (id !== null) setPendingIds((ids) => new Set(ids).add(id));
    const outcome = await run();
    if (outcome.ok) setAnswered({ to: loaded, cart: fromWire<CartView>(outcome.answer) });
    if (id !== null) setPendingIds((ids) => without(ids, id));
    return outcome.ok;
  }

  function changeQuantity({ id }: CartLineView, quantity: number): void {
    setWanted((quantities) => ({ ...quantities, [id]: quantity }));
    clearTimeout(timers.current.get(id));
    timers.current.set(
      id,
      setTimeout(() => {
        void action(id, () => call.post("/cart/update", { json: { id, quantity } }, { isSuccessShown: false })).then(
          () => setWanted(({ [id]: _done, ...others }) => others),
        );
      }, QUIET_MILLISECONDS),
    );
  }

  async function remove(line: CartLineView): Promise<void> {
    setGoneIds((ids) => new Set(ids).add(line.id));
    const isDone = await action(null, () =>
      call.post("/cart/delete", { json: { id: line.id } }, { isSuccessShown: false }),
    );
    setGoneIds((ids) => without(ids, line.id));
    if (isDone)
      addToast({
        kind: "info",
        message: t("{name} removed", { name: line.name }),
        action: { label: t("Undo"), run: () => void putBack(line) },
      });
  }

  function putBack({ productId, variantId, quantity }: CartLineView): Promise<boolean> {
    return action(null, () =>
      call.post(
        "/user/addToCart",
        { json: { product_id: productId, variants_ids: variantId, quantity } },
        { isSuccessShown: false },
      ),
    );
  }

  async function acknowledge(): Promise<void> {
    setAcknowledging(true);
    await action(null, () => call.post("/cart/acknowledge", { json: {} }, { isSuccessShown: false }));
    setAcknowledging(false);
  }

  function setSaved({ id }: CartLineView, isSaved: boolean): void {
    void action(id, () => call.post("/cart/save-for-later", { json: { id, is_saved_for_later: isSaved } }));
  }

  return {
    cart: {
      ...known,
      carts: known.carts
        .filter(({ id }) => !goneIds.has(id))
        .map((line) => (wanted[line.id] === undefined ? line : { ...line, quantity: wanted[line.id]! })),
      savedForLater: known.savedForLater.filter(({ id }) => !goneIds.has(id)),
    },
    pendingIds: new Set([...pendingIds, ...Object.keys(wanted).map(Number)]),
    isAcknowledging,
    onQuantity: changeQuantity,
    onRemove: (line) => void remove(line),
    onSaveForLater: (line) => setSaved(line, true),
    onMoveBack: (line) => setSaved(line, false),
    onAcknowledge: () => void acknowledge(),
  };
}

function without(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const rest = new Set(ids);
  rest.delete(id);
  return rest;
}
