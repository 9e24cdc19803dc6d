import { z } from "@hono/zod-openapi";
import { idParameter } from "#domain/id.input.ts";
import { findOwnReturns } from "#domain/orders/return/find-returns.ts";
import { readReturnImage } from "#domain/orders/return/read-return-image.ts";
import { requestReturn } from "#domain/orders/return/request-return.ts";
import { ownReturnsQuery, requestReturnInput } from "#domain/orders/return/return.input.ts";
import { withdrawReturn } from "#domain/orders/return/withdraw-return.ts";
import { MAX_RETURN_IMAGES, RETURN_REASONS } from "#shared/return-choices.ts";
import { done, doneSchema, formBody, failureResponses, refuse } from "../answer.ts";
import { customerRoutes } from "../create-route.ts";
import { paged, pagedSchema } from "../paged.ts";
import { returnSchema } from "./return.schema.ts";
import { createRouter } from "../router.ts";

const routes = customerRoutes("Returns");

const formDocument = {
  type: "object" as const,
  required: ["code", "lines", "reason"],
  properties: {
    code: { type: "string" as const, description: "Of the order" },
    lines: { type: "string" as const, description: "JSON: `[{order_line_id, quantity}]`" },
    reason: { type: "string" as const, enum: [...RETURN_REASONS] },
    text: { type: "string" as const, maxLength: 2_000 },
    refund_to: { type: "string" as const, enum: ["source", "wallet"] },
    pictures: {
      type: "array" as const,
      maxItems: MAX_RETURN_IMAGES,
      items: { type: "string" as const, format: "binary" },
    },
  },
};

const request = routes.post(
  "/refund-request",
  "Request a return, with up to five images: JPEG, PNG, WebP, AVIF or a still GIF",
  formBody(requestReturnInput.openapi(formDocument)),
  z.object({ success: z.string(), id: z.int() }),
);

const list = routes.get(
  "/user/returns",
  "The customer's returns, the newest first",
  { query: ownReturnsQuery },
  z.object({ returns: pagedSchema(returnSchema) }),
);

const withdraw = routes.post("/user/returns/{id}/withdraw", "Cancel return", { params: idParameter }, doneSchema);

const image = routes.get(
  "/user/return-pictures/{id}",
  "An image of a return, for those who may see the return",
  { params: idParameter },
  {
    200: {
      description: "The image.",
      content: { "image/webp": { schema: z.string().openapi({ format: "binary" }) } },
    },
    ...failureResponses,
  },
);

export const returnApi = createRouter()
  .openapi(request, async (c) => {
    const { ctx } = c.var;
    const requested = await requestReturn(ctx, c.req.valid("form"));
    if (!requested.ok) return refuse(c, requested.failure);
    return c.json(
      { success: ctx.t("Return requested. We'll let you know when the shop answers."), id: requested.value.id },
      200,
    );
  })
  .openapi(list, async (c) => {
    const { page, per_page: perPage } = c.req.valid("query");
    const found = await findOwnReturns(c.var.ctx, { page, perPage });
    if (!found.ok) return refuse(c, found.failure);
    return c.json({ returns: paged(c, "user/returns", found.value) }, 200);
  })
  .openapi(withdraw, async (c) =>
    done(c, await withdrawReturn(c.var.ctx, c.req.valid("param").id), c.var.ctx.t("Return canceled")),
  )
  .openapi(image, async (c) => {
    const read = await readReturnImage(c.var.ctx, c.req.valid("param").id);
    if (!read.ok) return refuse(c, read.failure);
    return c.body(read.value, 200, { "Content-Type": "image/webp", "Cache-Control": "private, max-age=3600" });
  });
