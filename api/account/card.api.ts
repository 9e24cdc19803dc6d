import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import { findCards } from "#domain/payment/card/find-cards.ts";
import { removeCard } from "#domain/payment/card/remove-card.ts";
import { toWire } from "#shared/wire.ts";
import { refuse } from "../answer.ts";
import { customerRoutes } from "../create-route.ts";
import { cardSchema } from "./card.schema.ts";
import { createRouter } from "../router.ts";

const routes = customerRoutes("Cards");
const cardsSchema = z.object({ cards: z.array(cardSchema) });

const list = routes.get(
  "/user/cards",
  "Cards that a payment provider keeps for the customer, the one used last first; only the provider has the numbers",
  {},
  cardsSchema,
);

const remove = routes.post(
  "/user/cards/{id}/remove",
  "Delete a card at the provider",
  { params: idParameter },
  cardsSchema.extend({ success: z.string() }),
);

export const cardApi = createRouter()
  .openapi(list, async (c) => {
    if (c.var.ctx.visitor.customerId === null) return refuse(c, { code: "sign_in" });
    return c.json({ cards: toWire(await findCards(c.var.ctx)) }, 200);
  })
  .openapi(remove, async (c) => {
    const { ctx } = c.var;
    const removed = await removeCard(ctx, c.req.valid("param").id);
    if (!removed.ok) return refuse(c, removed.failure);
    return c.json({ success: ctx.t("Card removed"), cards: toWire(await findCards(ctx)) }, 200);
  });
