import { z } from "@hono/zod-openapi";
import { cancelEmailChange } from "#domain/customers/email/cancel-email-change.ts";
import { confirmEmailChange } from "#domain/customers/email/confirm-email-change.ts";
import { emailChangeInput, undoEmailChangeInput, verifyEmailInput } from "#domain/customers/customer/customer.input.ts";
import { requestEmailChange } from "#domain/customers/email/request-email-change.ts";
import { undoEmailChange } from "#domain/customers/email/undo-email-change.ts";
import { body, done, doneSchema, refuse, refuseInput } from "../answer.ts";
import { customerRoutes, openRoutes } from "../create-route.ts";
import { createRouter } from "../router.ts";

const customer = customerRoutes("Profile");
const open = openRoutes("Profile");

const request = customer.post(
  "/user/email-change",
  "Request a change of the email address; the response is the same whether the new one has an account or not",
  body(emailChangeInput),
  z.object({ success: z.string(), email: z.string(), expires_at: z.string() }),
);

const cancel = customer.post(
  "/user/cancel-email-change",
  "Cancel a pending change of the email address",
  {},
  doneSchema,
);

const confirm = open.post(
  "/confirm-email-change",
  "Confirm a change of the email address with the mailed code, in a session of the account",
  body(verifyEmailInput),
  z.object({ success: z.string(), email: z.string() }),
);

const undo = open.post(
  "/undo-email-change",
  "Undo a change of the email address with the key mailed to the old one; returns the code to set a new password",
  body(undoEmailChangeInput),
  z.object({ success: z.string(), email: z.string(), code: z.string() }),
);

export const emailChangeApi = createRouter()
  .openapi(request, async (c) => {
    const { ctx } = c.var;
    const result = await requestEmailChange(ctx, c.req.valid("json"));
    if (result.ok) {
      const { email, expiresAt } = result.value;
      return c.json({ success: ctx.t("We've sent a link to {email}.", { email }), email, expires_at: expiresAt }, 200);
    }
    const { failure } = result;
    if (failure.code === "wrong_password") return refuseInput(c, { password: [ctx.t("That password is incorrect.")] });
    if (failure.code === "email_unchanged")
      return refuseInput(c, { email: [ctx.t("This is already your email address.")] });
    return refuse(c, failure);
  })
  .openapi(cancel, async (c) =>
    done(c, await cancelEmailChange(c.var.ctx), c.var.ctx.t("Your email address hasn't changed.")),
  )
  .openapi(confirm, async (c) => {
    const { ctx } = c.var;
    const confirmed = await confirmEmailChange(ctx, c.req.valid("json"));
    if (!confirmed.ok) return refuse(c, confirmed.failure);
    return c.json({ success: ctx.t("Your email address has been updated."), ...confirmed.value }, 200);
  })
  .openapi(undo, async (c) => {
    const { ctx } = c.var;
    const undone = await undoEmailChange(ctx, c.req.valid("json"));
    if (!undone.ok) return refuse(c, undone.failure);
    return c.json(
      {
        success: ctx.t("Your previous email address is back. Set a new password to secure your account."),
        ...undone.value,
      },
      200,
    );
  });
