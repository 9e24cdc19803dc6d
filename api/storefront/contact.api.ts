import { z } from "@hono/zod-openapi";
import { contactInput } from "#domain/platform/contact/contact.input.ts";
import { getContactDetails } from "#domain/platform/contact/get-contact-details.ts";
import { sendMessage } from "#domain/platform/contact/send-message.ts";
import { CONTACT_TOPICS } from "#shared/contact-choices.ts";
import { toWire } from "#shared/wire.ts";
import { body, doneSchema, refuse } from "../answer.ts";
import { openRoutes } from "../create-route.ts";
import { createRouter } from "../router.ts";

const routes = openRoutes("Contact");

const details = routes.get(
  "/home/contact-page",
  "The contact details of the shop",
  {},
  z.object({
    contact: z.object({
      shop_name: z.string(),
      email: z.string(),
      phone: z.string(),
      address: z.string(),
      opening_hours: z.string(),
      map_link: z.string(),
      topics: z.array(z.enum(CONTACT_TOPICS)),
    }),
  }),
);

const send = routes.post("/send-message", "Write to the shop", body(contactInput), doneSchema);

export const contactApi = createRouter()
  .openapi(details, (c) => {
    const { topics, ...contact } = getContactDetails(c.var.ctx);
    return c.json({ contact: { ...toWire(contact), topics: [...topics] } }, 200);
  })
  .openapi(send, async (c) => {
    const sent = await sendMessage(c.var.ctx, c.req.valid("json"));
    return sent.ok
      ? c.json({ success: c.var.ctx.t("Thank you. We've got your message and will reply by email.") }, 200)
      : refuse(c, sent.failure);
  });
