import { useMemo } from "react";
import { useLocation, useMatches } from "react-router";
import { NOTIFICATIONS_CHANNEL, orderChannel, productChannel, userChannel } from "#shared/live-channel.ts";
import { useVisitor } from "#app/visitor/visitor-store.tsx";

const MAX_CART_PRODUCTS = 20;

/** The channels of what is on the screen and in the cart. */
export function useWantedChannels(): { channels: string[]; productId: number | null } {
  const { pathname } = useLocation();
  const productId = productOf(useMatches());
  const userId = useVisitor(({ user }) => user?.id);
  const inCart = useVisitor(({ carts }) =>
    [...new Set(carts.map((line) => line.productId))].slice(0, MAX_CART_PRODUCTS).join(),
  );
  const code = /\/(?:order-history|orders)\/([\w-]+)/.exec(pathname)?.[1];
  const isSignedIn = userId !== undefined;
  const channels = useMemo(
    () => [
      NOTIFICATIONS_CHANNEL,
      ...(userId === undefined ? [] : [userChannel(userId)]),
      ...(isSignedIn && code ? [orderChannel(code)] : []),
      ...new Set(
        [...inCart.split(",").filter(Boolean).map(Number), ...(productId === null ? [] : [productId])].map(
          productChannel,
        ),
      ),
    ],
    [userId, isSignedIn, code, inCart, productId],
  );
  return { channels, productId };
}

/** Of the product page. */
function productOf(matches: ReturnType<typeof useMatches>): number | null {
  const data: unknown = matches.at(-1)?.loaderData;
  if (typeof data !== "object" || data === null || !("product" in data)) return null;
  const { product } = data;
  return typeof product === "object" && product !== null && "id" in product && typeof product.id === "number"
    ? product.id
    : null;
}
