import { useMemo } from "react";
import { useLocation, useMatches } from "react-router";
import { useVisitor } from "#app/visitor/visitor-store.tsx";
import {
  flashSaleChannel,
  NOTIFICATIONS_CHANNEL,
  orderChannel,
  productChannel,
  shopChannel,
  STAFF_CHANNEL,
  userChannel,
} from "#shared/live-channel.ts";
import { readScreen } from "./on-screen.ts";
import type { WantedChannel } from "./shared-connection.ts";

const MAX_CART_PRODUCTS = 20;

/** The channels for what the screen and the cart show. */
export function useWantedChannels(): { wanted: WantedChannel[]; productId: number | null } {
  const { pathname } = useLocation();
  const data = useMatches().at(-1)?.loaderData;
  const userId = useVisitor(({ user }) => user?.id);
  const isStaff = useVisitor(({ user }) => user?.isStaff === true);
  const inCart = useVisitor(({ carts }) =>
    [...new Set(carts.map((line) => line.productId))].slice(0, MAX_CART_PRODUCTS).join(),
  );
  const { productId, flashSaleId, shopId, orders } = useMemo(() => readScreen(data), [data]);
  const wanted = useMemo(() => {
    const code = userId === undefined ? undefined : /\/(?:order-history|orders)\/([\w-]+)/.exec(pathname)?.[1];
    const products = [...inCart.split(",").filter(Boolean).map(Number), ...(productId === null ? [] : [productId])];
    const names = [
      NOTIFICATIONS_CHANNEL,
      ...(userId === undefined ? [] : [userChannel(userId)]),
      ...(code === undefined ? [] : [orderChannel(code)]),
      ...(shopId !== null && /^\/seller/.test(pathname) ? [shopChannel(shopId)] : []),
      ...(isStaff && /^\/admin/.test(pathname) ? [STAFF_CHANNEL] : []),
      ...(flashSaleId === null ? [] : [flashSaleChannel(flashSaleId)]),
      ...new Set(products.map(productChannel)),
    ];
    return [...names.map((name) => ({ name })), ...orders];
  }, [userId, isStaff, pathname, inCart, productId, flashSaleId, shopId, orders]);
  return { wanted, productId };
}
