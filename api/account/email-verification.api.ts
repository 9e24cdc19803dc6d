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
  "Verify an email address with the code of the mailed link. The first time, all other sign-in methods are removed; outside the account's session also the password, and the response contains the key to set a new one",
  body(verifyEmailInput),
  doneSchema.extend({ new_password: z.object({ email: z.string(), code: z.string() }).nullable() }),
);

const send = customer.post(
  "/user/send-verification",
  "Resend the link that verifies the customer's email address",
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
