import { z } from "@hono/zod-openapi";
import { getCart } from "#domain/cart/cart/get-cart.ts";
import type { Entered } from "#domain/customers/customer/enter-as-customer.ts";
import type { SecondStepNeeded } from "#domain/customers/customer/sign-in-challenge.ts";
import { makePageToken } from "#domain/customers/session/page-token.ts";
import { toWire } from "#shared/wire.ts";
import { setChallengeCookie, setSessionCookie, type ApiContext } from "./answer.ts";
import { cartSchema } from "./storefront/cart.schema.ts";
import { userSchema } from "./account/user.schema.ts";

export const enteredSchema = cartSchema.extend({ success: z.string(), user: userSchema, token: z.string() });
/** `code`: of the customer's app, or a recovery code. */
export const secondStepSchema = z.object({ second_step: z.literal("code") }).openapi("SecondStep");

/** What every way of signing in answers: the user, the new token, and the cart that is now theirs. */
export async function greet(c: ApiContext, entered: Entered) {
  setEntered(c, entered);
  const { ctx, user, changes } = entered;
  const cart = await getCart(ctx);
  return {
    success: ctx.t("Welcome, {name}.", { name: user.firstName }),
    user: toWire(user),
    token: makePageToken(ctx),
    ...toWire({ ...cart, changes: [...changes, ...cart.changes] }),
  };
}

/** The cookie of the new session, and nothing left of the sign-in. */
export function setEntered(c: ApiContext, { token, isKept }: Entered): void {
  setSessionCookie(c, token, isKept);
  setChallengeCookie(c, null);
}

/** No session yet: the browser keeps what it may go on with. */
export function askSecondStep(c: ApiContext, { challengeToken }: SecondStepNeeded): { second_step: "code" } {
  setChallengeCookie(c, challengeToken);
  return { second_step: "code" };
}
