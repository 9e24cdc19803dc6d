import { z } from "@hono/zod-openapi";
import { getCart } from "#domain/cart/cart/get-cart.ts";
import type { Entered } from "#domain/customers/sign-in/enter-as-customer.ts";
import type { SecondStepNeeded } from "#domain/customers/sign-in-challenge/sign-in-challenge.ts";
import { makePageToken } from "#domain/customers/session/page-token.ts";
import { toWire } from "#shared/wire.ts";
import { changeHint, hintUnits, setChallengeCookie, setSessionCookie, type ApiContext } from "./answer.ts";
import { cartSchema } from "./storefront/cart.schema.ts";
import { userSchema } from "./account/user.schema.ts";

export const enteredSchema = cartSchema.extend({ success: z.string(), user: userSchema, token: z.string() });
/** `code`: from the customer's app, or a recovery code. */
export const secondStepSchema = z.object({ second_step: z.literal("code") }).openapi("SecondStep");

/** The response of every sign-in method: the user, the new token, and the user's cart. */
export async function greet(c: ApiContext, entered: Entered) {
  setEntered(c, entered);
  const { ctx, user, changes } = entered;
  const cart = await getCart(ctx);
  hintUnits(c, cart.carts);
  return {
    success: ctx.t("Welcome, {name}.", { name: user.firstName }),
    user: toWire(user),
    token: makePageToken(ctx),
    ...toWire({ ...cart, changes: [...changes, ...cart.changes] }),
  };
}

/** Sets the cookies of the new session and clears those of the sign-in. */
export function setEntered(c: ApiContext, { token, isKept }: Entered): void {
  setSessionCookie(c, token, isKept);
  changeHint(c, { isSignedIn: true });
  setChallengeCookie(c, null);
}

/** No session yet: the browser stores the challenge to continue with. */
export function askSecondStep(c: ApiContext, { challengeToken }: SecondStepNeeded): { second_step: "code" } {
  setChallengeCookie(c, challengeToken);
  return { second_step: "code" };
}
