import { z } from "@hono/zod-openapi";
import { changePassword } from "#domain/customers/password-change/change-password.ts";
import { createNewPassword } from "#domain/customers/password-change/create-new-password.ts";
import {
  changePasswordInput,
  newPasswordInput,
  resetPasswordInput,
} from "#domain/customers/customer/customer.input.ts";
import { requestPasswordReset } from "#domain/customers/password-change/request-password-reset.ts";
import { makePageToken } from "#domain/customers/session/page-token.ts";
import { body, doneSchema, refuse, refuseInput, setSessionCookie } from "../answer.ts";
import { customerRoutes, openRoutes } from "../create-route.ts";
import { createRouter } from "../router.ts";

const open = openRoutes("Password");
const customer = customerRoutes("Password");

const reset = open.post(
  "/reset-password",
  "Request a link to reset the password; the response is the same whether the address has an account or not",
  body(resetPasswordInput),
  doneSchema,
);

const create = open.post(
  "/create-new-password",
  "Set a new password with the code of the link; ends all sessions, and removes all other sign-in methods if the address was never verified",
  body(newPasswordInput),
  doneSchema,
);

const change = customer.post(
  "/user/change-password",
  "Change the password; ends all other sessions and returns a new token",
  body(changePasswordInput),
  z.object({ success: z.string(), token: z.string() }),
);

export const passwordApi = createRouter()
  .openapi(reset, async (c) => {
    const { t } = c.var.ctx;
    const result = await requestPasswordReset(c.var.ctx, c.req.valid("json"));
    return result.ok
      ? c.json({ success: t("If there's an account for this address, we've sent it a link.") }, 200)
      : refuse(c, result.failure);
  })
  .openapi(create, async (c) => {
    const { t } = c.var.ctx;
    const created = await createNewPassword(c.var.ctx, c.req.valid("json"));
    if (!created.ok) return refuse(c, created.failure);
    const success = created.value.isFirstProof
      ? t("Your new password is set, and every other way to sign in was removed. Please sign in.")
      : t("Your password has been changed. Sign in with your new password.");
    return c.json({ success }, 200);
  })
  .openapi(change, async (c) => {
    const { t } = c.var.ctx;
    const changed = await changePassword(c.var.ctx, c.req.valid("json"));
    if (!changed.ok) {
      if (changed.failure.code === "wrong_password")
        return refuseInput(c, { current_password: [t("That password is incorrect.")] });
      return refuse(c, changed.failure);
    }
    const { ctx, token, isKept } = changed.value;
    setSessionCookie(c, token, isKept);
    return c.json(
      { success: t("Password changed. You've been signed out on all other devices."), token: makePageToken(ctx) },
      200,
    );
  });
