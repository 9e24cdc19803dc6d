import { z } from "@hono/zod-openapi";
import { verifyEmailInput } from "#domain/customers/customer/customer.input.ts";
import { sendVerification } from "#domain/customers/email/send-verification.ts";
import { verifyEmail } from "#domain/customers/email/verify-email.ts";
import { body, done, doneSchema, refuse } from "../answer.ts";
import { customerRoutes, openRoutes } from "../create-route.ts";
import { createRouter } from "../router.ts";

const open = openRoutes("E-mail verification");
const customer = customerRoutes("E-mail verification");

const verify = open.post(
  "/verify-email",
  "Confirm an e-mail address by the code of the link that was sent to it. The first time every other way to sign in ends; outside of the account's session the password, too, and the answer has what sets a new one",
  body(verifyEmailInput),
  doneSchema.extend({ new_password: z.object({ email: z.string(), code: z.string() }).nullable() }),
);

const send = customer.post(
  "/user/send-verification",
  "Send the link that confirms the customer's e-mail address once more",
  {},
  doneSchema,
);

export const emailVerificationApi = createRouter()
  .openapi(verify, async (c) => {
    const verified = await verifyEmail(c.var.ctx, c.req.valid("json"));
    if (!verified.ok) return refuse(c, verified.failure);
    const { newPassword, hasEndedOthers } = verified.value;
    const { t } = c.var.ctx;
    const success = hasEndedOthers
      ? t("Your email address is confirmed. Every other way to sign in was removed.")
      : t("Your email address is confirmed.");
    return c.json({ success, new_password: newPassword }, 200);
  })
  .openapi(send, async (c) => {
    const sent = await sendVerification(c.var.ctx);
    return done(c, sent, c.var.ctx.t("We've sent the link to your email address."));
  });
