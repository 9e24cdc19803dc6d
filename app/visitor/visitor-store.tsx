import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { type StoreApi, createStore, useStore } from "zustand";
import type { CartChange, CartLineView, CartTotals } from "#domain/cart/cart/cart.ts";
import type { ProductCard } from "#domain/catalog/product/product.ts";
import { readHint } from "#shared/hint-cookie.ts";
import type { RootView } from "../loaders/root-data.server.ts";
import { showOnRoot } from "./show-on-root.ts";

export type VisitorUser = {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  image: string | null;
  isStaff: boolean;
  isSeller: boolean;
  unreadNotifications: number;
};
export type VisitorCurrency = { code: string; name: string; symbol: string; exchangeRate: string };
export type ToastKind = "success" | "error" | "warning" | "info";
export type Toast = {
  id: number;
  kind: ToastKind;
  title?: string;
  message: string;
  action?: { label: string; run: () => void };
  product?: Pick<CartLineView, "name" | "variantsName" | "image" | "price">;
};

/** Visitor data: from the page if it is rendered for one visitor, then from responses to calls. */
export type VisitorState = {
  token: string;
  user: VisitorUser | null;
  /** By the hint cookie until the user is known. */
  isSignedIn: boolean;
  carts: CartLineView[];
  /** By the hint cookie until the cart is known. */
  cartUnits: number;
  savedForLater: CartLineView[];
  /** Null until a call returns them. */
  totals: CartTotals | null;
  trxId: string;
  changes: CartChange[];
  activeCurrency: VisitorCurrency | null;
  shipTo: string;
  viewedProducts: ProductCard[] | null;
  /** Products in any of the visitor's wishlists, and those in the comparison. */
  wishlistIds: readonly number[];
  compareIds: readonly number[];
  /** The shops that the customer follows. */
  followedShopIds: readonly number[];
};

/** Transient state of the shell. */
type ScreenState = {
  toasts: Toast[];
  /** Products added to the cart in the last two seconds. */
  addedIds: readonly number[];
  /** Units of a product added since its stock was loaded. */
  taken: Readonly<Record<number, number>>;
  /** The units left of variants, as received since the screen was loaded. */
  stocks: Readonly<Record<number, number>>;
  /** The sold units of products in a flash sale, as received since then. */
  soldUnits?: Readonly<Record<number, number>>;
  /** Raised with each new order, and when some may have been missed; absent before. */
  ordersHeard?: number;
  /** Of the live connection; empty without one. */
  socketId: string;
  quickViewed: { slug: string; variantId: number | null } | null;
  open: "cart" | "menu" | "search" | null;
};

export type VisitorStore = VisitorState &
  ScreenState & {
    update: (changed: Partial<VisitorState>) => void;
    addToast: (toast: Omit<Toast, "id">) => void;
    /** The messages of one response: all are shown, however many. */
    addToasts: (toasts: readonly Omit<Toast, "id">[]) => void;
    dropToast: (id: number) => void;
    markAdded: (productId: number, quantity: number) => void;
    show: (open: ScreenState["open"]) => void;
    quickView: (product: { slug: string; variantId: number | null } | null) => void;
    /** On a new screen: its stock is current, and everything the old one opened closes. */
    leaveScreen: () => void;
  };

const ADDED_MILLISECONDS = 2000;
const MAX_TOASTS = 4;

export function createVisitorStore(known: Partial<VisitorState>): StoreApi<VisitorStore> {
  let lastToast = 0;
  return createStore<VisitorStore>()((set, get) => ({
    token: "",
    user: null,
    isSignedIn: false,
    carts: [],
    cartUnits: 0,
    savedForLater: [],
    totals: null,
    trxId: "",
    changes: [],
    activeCurrency: null,
    shipTo: "",
    viewedProducts: null,
    wishlistIds: [],
    compareIds: [],
    followedShopIds: [],
    ...withDerived(known),
    toasts: [],
    addedIds: [],
    taken: {},
    stocks: {},
    socketId: "",
    quickViewed: null,
    open: null,
    update: (changed) =>
      set(({ activeCurrency, shipTo }) => {
        const code = changed.activeCurrency?.code;
        const isSwitched =
          (code && activeCurrency && code !== activeCurrency.code) || (changed.shipTo && changed.shipTo !== shipTo);
        const all = withDerived(changed);
        return isSwitched ? { taken: {}, totals: null, ...all } : all;
      }),
    addToast: (toast) => get().addToasts([toast]),
    addToasts: (added) =>
      set(({ toasts }) => ({
        toasts: [...toasts, ...added.map((toast) => ({ ...toast, id: ++lastToast }))].slice(
          -Math.max(MAX_TOASTS, added.length),
        ),
      })),
    dropToast: (id) => set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
    markAdded: (productId, quantity) => {
      set(({ addedIds, taken }) => ({
        addedIds: [...addedIds, productId],
        taken: { ...taken, [productId]: (taken[productId] ?? 0) + quantity },
      }));
      setTimeout(
        () => set(({ addedIds }) => ({ addedIds: addedIds.toSpliced(addedIds.indexOf(productId), 1) })),
        ADDED_MILLISECONDS,
      );
    },
    show: (open) => set({ open }),
    quickView: (product) =>
      set({ quickViewed: product && { slug: product.slug, variantId: product.variantId ?? null } }),
    leaveScreen: () => set({ open: null, quickViewed: null, taken: {}, stocks: {}, soldUnits: {} }),
  }));
}

/** What follows from the user and the cart. */
function withDerived(changed: Partial<VisitorState>): Partial<VisitorState> {
  return {
    ...(changed.user === undefined ? {} : { isSignedIn: changed.user !== null }),
    ...(changed.carts === undefined
      ? {}
      : { cartUnits: changed.carts.reduce((sum, { quantity }) => sum + quantity, 0) }),
    ...changed,
  };
}

const VisitorContext = createContext<StoreApi<VisitorStore> | null>(null);

type VisitorProviderProps = {
  /** As the document was sent; calls have more recent values. */
  first: Partial<VisitorState>;
  /** Whether the hint cookie stands in for visitor data until a call returns it. */
  isHinted: boolean;
  /** From the root's loader, each time it runs. */
  activeCurrency: VisitorCurrency | null;
  children: ReactNode;
};

/** The visitor data of the root's loader, in the form of the store. */
export function knownVisitor(data: RootView): Partial<VisitorState> {
  return {
    user: data.user,
    carts: data.carts,
    followedShopIds: data.shopFollower.map(({ sellerId }) => sellerId),
    wishlistIds: data.userWishlists,
    compareIds: data.compareList.map(({ id }) => id),
    viewedProducts: data.viewedProducts,
  };
}

/** Creates the store once per render of the page: a module-level store on the server would leak one visitor's cart to another. */
export function VisitorProvider({ first, isHinted, activeCurrency, children }: VisitorProviderProps) {
  const [store] = useState(() => {
    const created = createVisitorStore({ ...first, activeCurrency });
    if (isHinted && !import.meta.env.SSR) applyHint(created);
    return created;
  });
  useEffect(() => {
    if (activeCurrency) store.getState().update({ activeCurrency });
  }, [store, activeCurrency]);
  useEffect(() => {
    showOnRoot(store.getState());
    return store.subscribe(showOnRoot);
  }, [store]);
  return <VisitorContext value={store}>{children}</VisitorContext>;
}

/** After the initial state, which is what React hydrates with. */
function applyHint(store: StoreApi<VisitorStore>): void {
  const { isSignedIn, units, country } = readHint(document.cookie);
  store.setState({ isSignedIn, cartUnits: units, ...(country !== null && { shipTo: country }) });
}

export function useVisitorStore(): StoreApi<VisitorStore> {
  const store = useContext(VisitorContext);
  if (!store) throw new Error("No <VisitorProvider> above");
  return store;
}

export function useVisitor<Part>(select: (state: VisitorStore) => Part): Part {
  return useStore(useVisitorStore(), select);
}
