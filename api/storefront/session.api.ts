import { z } from "@hono/zod-openapi";
import { registerInput } from "#domain/customers/customer/customer.input.ts";
import { registerCustomer } from "#domain/customers/account/register-customer.ts";
import { signInInput } from "#domain/customers/sign-in/sign-in.input.ts";
import { signIn } from "#domain/customers/sign-in/sign-in.ts";
import { makePageToken } from "#domain/customers/session/page-token.ts";
import { signOut } from "#domain/customers/session/sign-out.ts";
import { getInvitedAddress } from "#domain/platform/staff/join-staff.ts";
import { endOtherSessions } from "#domain/customers/session/end-other-sessions.ts";
import { findOwnSessions } from "#domain/customers/session/find-own-sessions.ts";
import { toWire } from "#shared/wire.ts";
import { answer, answers, body, dropSessionCookie, refuse, refuseInput } from "../answer.ts";
import { createRoute, customerRoutes, openRoutes } from "../create-route.ts";
import { askSecondStep, enteredSchema, greet, secondStepSchema } from "../entered.ts";
import { csrfProtected, sameOriginXhr } from "../guard.ts";
import { createRouter } from "../router.ts";

const sessionsSchema = z.object({
  sessions: z.array(
    z
      .object({
        id: z.int(),
        browser: z.string().nullable(),
        system: z.string().nullable(),
        network_area: z.string(),
        last_seen_at: z.string(),
        is_current: z.boolean(),
      })
      .openapi("Session"),
  ),
});

const open = openRoutes("Session");
const customer = customerRoutes("Session");

const login = open.post(
  "/login",
  "Sign in; the guest's cart is merged into the customer's. With two-step sign-in, there is no session before the second step",
  body(signInInput),
  z.union([enteredSchema, secondStepSchema]),
);

const register = open.post(
  "/register",
  "Create an account and sign in; the code of an invitation also verifies the email address",
  body(registerInput),
  enteredSchema,
);

const logout = createRoute({
  method: "get",
  path: "/logout",
  tags: ["Session"],
  summary: "Sign out; returns the token of the new guest session",
  middleware: [csrfProtected] as const,
  responses: answers(z.object({ success: z.string(), token: z.string() })),
});

const token = createRoute({
  method: "get",
  path: "/token",
  tags: ["Session"],
  summary: "Get a new page token",
  middleware: [sameOriginXhr] as const,
  responses: answers(z.object({ token: z.string() })),
});

const sessions = customer.get("/user/sessions", "Where the customer is signed in", {}, sessionsSchema);

const endOthers = customer.post(
  "/user/end-other-sessions",
  "Sign out everywhere else",
  {},
  sessionsSchema.extend({ success: z.string() }),
);

export const sessionApi = createRouter()
  .openapi(login, async (c) => {
    const entered = await signIn(c.var.ctx, c.req.valid("json"));
    if (entered.ok) return c.json(await greet(c, entered.value), 200);
    if (entered.failure.code === "second_step") return c.json(askSecondStep(c, entered.failure), 200);
    return refuse(c, entered.failure);
  })
  .openapi(register, async (c) => {
    const { ctx } = c.var;
    const input = c.req.valid("json");
    const invited = input.invitation === undefined ? null : await getInvitedAddress(ctx, input.invitation);
    const entered = await registerCustomer(ctx, input, { isAddressProven: invited === input.email });
    if (entered.ok) return c.json(await greet(c, entered.value), 200);
    if (entered.failure.code === "email_taken")
      return refuseInput(c, { email: [ctx.t("There's already an account with this email address. Sign in instead.")] });
    return refuse(c, entered.failure);
  })
  .openapi(logout, async (c) => {
    const guest = await signOut(c.var.ctx);
    dropSessionCookie(c);
    return c.json({ success: guest.t("You're signed out."), token: makePageToken(guest) }, 200);
  })
  .openapi(token, (c) => c.json({ token: makePageToken(c.var.ctx) }, 200))
  .openapi(sessions, async (c) => answer(c, await findOwnSessions(c.var.ctx), (found) => ({ sessions: toWire(found) })))
  .openapi(endOthers, async (c) => {
    const ended = await endOtherSessions(c.var.ctx);
    if (!ended.ok) return refuse(c, ended.failure);
    const found = await findOwnSessions(c.var.ctx);
    if (!found.ok) return refuse(c, found.failure);
    return c.json({ success: c.var.ctx.t("Signed out on all other devices"), sessions: toWire(found.value) }, 200);
  });
