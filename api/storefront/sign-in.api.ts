import { z } from "@hono/zod-openapi";
import { passkeySignInInput } from "#domain/customers/passkey/passkey.input.ts";
import { beginIdentity } from "#domain/customers/identity/begin-identity.ts";
import { beginPasskeySignIn } from "#domain/customers/passkey/begin-passkey.ts";
import { connectIdentity } from "#domain/customers/sign-in/connect-identity.ts";
import { finishIdentity, type FinishedIdentity } from "#domain/customers/sign-in/finish-identity.ts";
import { dropOpenChallenge } from "#domain/customers/sign-in-challenge/get-open-challenge.ts";
import { signInByPasskey } from "#domain/customers/sign-in/sign-in-by-passkey.ts";
import { beginIdentityInput, ownPasswordInput, secondStepInput } from "#domain/customers/sign-in/sign-in.input.ts";
import { completeSecondStep } from "#domain/customers/sign-in/complete-second-step.ts";
import { pageAddress } from "#domain/page-address.ts";
import {
  answer,
  type ApiContext,
  body,
  getProviderCookie,
  failureResponses,
  refuse,
  refuseInput,
  setChallengeCookie,
  setProviderCookie,
} from "../answer.ts";
import { openRoutes } from "../create-route.ts";
import { askSecondStep, enteredSchema, greet, secondStepSchema, setEntered } from "../entered.ts";
import { createRouter } from "../router.ts";

const routes = openRoutes("Session");
const provider = z.object({ provider: z.string().max(40) });

const secondStep = routes.post(
  "/login/second-step",
  "Complete the second step with a code from the app or a recovery code",
  body(secondStepInput),
  enteredSchema,
);

const giveUp = routes.post(
  "/login/give-up",
  "Cancel a sign-in that is waiting for its second step",
  {},
  z.object({ is_given_up: z.literal(true) }),
);

const passkeyOptions = routes.post(
  "/login/passkey-options",
  "WebAuthn request options for a device to sign; single use",
  {},
  z.object({ options: z.any().openapi({ type: "object" }) }),
);

const passkey = routes.post(
  "/login/passkey",
  "Sign in with a passkey; it counts as both steps",
  body(passkeySignInInput),
  enteredSchema,
);

const connect = routes.post(
  "/login/connect",
  "Connect the provider's account of a pending sign-in, using the password of the account here",
  body(ownPasswordInput),
  z.union([enteredSchema, secondStepSchema]),
);

const begin = routes.post(
  "/login/with/{provider}",
  "Start a sign-in at a provider; returns the address for the browser. If signed in, connects the provider's account",
  { params: provider, ...body(beginIdentityInput) },
  z.object({ redirect_url: z.string() }),
);

const callback = routes.get(
  "/login/callback/{provider}",
  "The provider redirects the browser here; only the browser that started the sign-in is signed in",
  { params: provider },
  { 302: { description: "Onwards, signed in or not." }, ...failureResponses },
);

export const signInApi = createRouter()
  .openapi(secondStep, async (c) => {
    const entered = await completeSecondStep(c.var.ctx, c.req.valid("json"));
    if (entered.ok) return c.json(await greet(c, entered.value), 200);
    if (entered.failure.code === "wrong_code")
      return refuseInput(c, { code: [c.var.ctx.t("This code is incorrect or has already been used.")] });
    if (entered.failure.code === "sign_in_ended") setChallengeCookie(c, null);
    return refuse(c, entered.failure);
  })
  .openapi(giveUp, async (c) => {
    await dropOpenChallenge(c.var.ctx);
    setChallengeCookie(c, null);
    return c.json({ is_given_up: true as const }, 200);
  })
  .openapi(passkeyOptions, async (c) => answer(c, await beginPasskeySignIn(c.var.ctx), (begun) => ({ options: begun })))
  .openapi(passkey, async (c) => {
    const entered = await signInByPasskey(c.var.ctx, c.req.valid("json"));
    return entered.ok ? c.json(await greet(c, entered.value), 200) : refuse(c, entered.failure);
  })
  .openapi(connect, async (c) => {
    const entered = await connectIdentity(c.var.ctx, c.req.valid("json"));
    if (entered.ok) return c.json(await greet(c, entered.value), 200);
    if (entered.failure.code === "second_step") return c.json(askSecondStep(c, entered.failure), 200);
    if (entered.failure.code === "wrong_password")
      return refuseInput(c, { password: [c.var.ctx.t("That password is incorrect.")] });
    if (entered.failure.code === "sign_in_ended") setChallengeCookie(c, null);
    return refuse(c, entered.failure);
  })
  .openapi(begin, async (c) => {
    const { redirect, stay_signed_in: isKept } = c.req.valid("json");
    const begun = await beginIdentity(c.var.ctx, { ...c.req.valid("param"), redirect, isKept });
    if (!begun.ok) return refuse(c, begun.failure);
    setProviderCookie(c, begun.value.sealed);
    return c.json({ redirect_url: begun.value.address }, 200);
  })
  .openapi(callback, async (c) => {
    const finished = await finishIdentity(c.var.ctx, {
      ...c.req.valid("param"),
      address: new URL(c.req.url),
      sealed: getProviderCookie(c),
    });
    setProviderCookie(c, null);
    return c.redirect(pageAfter(c, finished), 302);
  });

/** Sets the cookies for the outcome; returns the page to continue on. */
function pageAfter(c: ApiContext, { pending, outcome }: FinishedIdentity): string {
  const { ctx } = c.var;
  const address = (path: string) => pageAddress(ctx, pending?.languageCode ?? ctx.visitor.language.code, path);
  const redirect = pending?.redirect ?? "/";
  const login = (more: Record<string, string> = {}) =>
    address(`/login?${new URLSearchParams({ redirect, ...more }).toString()}`);
  if (outcome.ok) {
    if (outcome.value.kind === "entered") setEntered(c, outcome.value.entered);
    if (outcome.value.kind === "password") {
      setChallengeCookie(c, outcome.value.challengeToken);
      return login();
    }
    return address(redirect);
  }
  if (outcome.failure.code === "second_step") {
    askSecondStep(c, outcome.failure);
    return login();
  }
  const failed = outcome.failure.code;
  return ctx.visitor.customerId === null ? login({ failed }) : address(`/user/change-password?failed=${failed}`);
}
