import { z } from "@hono/zod-openapi";
import { cardIdInput } from "#domain/payment/card/card.input.ts";
import { findCards } from "#domain/payment/card/find-cards.ts";
import { removeCard } from "#domain/payment/card/remove-card.ts";
import { toWire } from "#shared/wire.ts";
import { answers, refuse } from "../answer.ts";
import { cardSchema } from "./card.schema.ts";
import { createRoute, signedIn } from "../create-route.ts";
import { csrfProtected, readOnly } from "../guard.ts";
import { createRouter } from "../router.ts";

const tags = ["Cards"];
const cardsSchema = z.object({ cards: z.array(cardSchema) });

const list = createRoute({
  method: "get",
  path: "/user/cards",
  security: signedIn,
  tags,
  summary:
    "Cards that a payment provider keeps for the customer, the one used last first; numbers are the provider's alone",
  middleware: [readOnly] as const,
  responses: answers(cardsSchema),
});

const remove = createRoute({
  method: "post",
  path: "/user/cards/{id}/remove",
  security: signedIn,
  tags,
  summary: "Let the provider forget a card",
  middleware: [csrfProtected] as const,
  request: { params: cardIdInput },
  responses: answers(cardsSchema.extend({ success: z.string() })),
});

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
