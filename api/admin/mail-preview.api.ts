import { z } from "@hono/zod-openapi";
import { mailPreviewParameter, mailPreviewQuery } from "#domain/platform/mail-preview/mail-preview.input.ts";
import { previewMail } from "#domain/platform/mail-preview/preview-mail.ts";
import { failureResponses, refuse } from "../answer.ts";
import { createRouter } from "../router.ts";
import { staffRoutes } from "../staff-guard.ts";

/** Shown in a frame of the settings' screen: it runs nothing and loads nothing but the logo. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox";

const routes = staffRoutes("Administration: mails", "settings.manage");

const preview = routes.get(
  "/admin/mail-previews/{template}",
  "A sample of a mail in a language with the shop's logo and footer; `template`: such as order-placed.html",
  { params: mailPreviewParameter, query: mailPreviewQuery },
  {
    200: { description: "The mail.", content: { "text/html": { schema: z.string() } } },
    ...failureResponses,
  },
);

export const adminMailPreviewApi = createRouter().openapi(preview, async (c) => {
  const found = await previewMail(c.var.ctx, c.req.valid("param").template, c.req.valid("query"));
  if (!found.ok) return refuse(c, found.failure);
  return c.html(found.value.html, 200, {
    "Content-Security-Policy": POLICY,
    "X-Frame-Options": "SAMEORIGIN",
    "Cache-Control": "private, no-store",
  });
});
