import { z } from "@hono/zod-openapi";
import { deleteAccountInput } from "#domain/customers/customer/customer.input.ts";
import { deleteAccount } from "#domain/customers/account/delete-account.ts";
import { exportData } from "#domain/customers/account/export-data.ts";
import { sendDeletionCode } from "#domain/customers/account/send-deletion-code.ts";
import { makePageToken } from "#domain/customers/session/page-token.ts";
import { body, done, doneSchema, dropSessionCookie, refuse, refuseInput } from "../answer.ts";
import { customerRoutes } from "../create-route.ts";
import { createRouter } from "../router.ts";

const routes = customerRoutes("Profile");

const exported = routes.get(
  "/user/data-export",
  "All data stored about the customer, as a file",
  {},
  z.object({
    shop: z.string(),
    exported_at: z.string(),
    parts: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  }),
);

const sendCode = routes.post(
  "/user/send-deletion-code",
  "Mail the code that deletes an account without a password",
  {},
  doneSchema,
);

const remove = routes.post(
  "/user/delete-account",
  "Permanently delete the account; returns the token of the new guest session",
  body(deleteAccountInput),
  z.object({ success: z.string(), token: z.string() }),
);

export const accountApi = createRouter()
  .openapi(exported, async (c) => {
    const { ctx } = c.var;
    const data = await exportData(ctx);
    if (!data.ok) return refuse(c, data.failure);
    const { shop, exportedAt, parts } = data.value;
    c.header("Content-Disposition", `attachment; filename="account-${exportedAt.slice(0, 10)}.json"`);
    return c.json({ shop, exported_at: exportedAt, parts }, 200);
  })
  .openapi(sendCode, async (c) => {
    const { ctx } = c.var;
    const sent = await sendDeletionCode(ctx);
    return done(c, sent, ctx.t("We've sent you a code."));
  })
  .openapi(remove, async (c) => {
    const { t } = c.var.ctx;
    const input = c.req.valid("json");
    const deleted = await deleteAccount(c.var.ctx, input);
    if (!deleted.ok) {
      if (deleted.failure.code === "wrong_password")
        return refuseInput(c, { password: [t("That password is incorrect.")] });
      if (deleted.failure.code === "link_ended")
        return refuseInput(c, { code: [t("This code doesn't work. Request a new one.")] });
      return refuse(c, deleted.failure);
    }
    dropSessionCookie(c);
    return c.json({ success: t("Your account has been deleted."), token: makePageToken(deleted.value) }, 200);
  });
