import { createMiddleware } from "hono/factory";
import { getProductOwner } from "#domain/catalog/product-admin/product-owner.ts";
import { refuse } from "./answer.ts";
import type { ApiEnvironment } from "./environment.ts";

/** Before a large body is read: nobody else makes the server hold it. The use case checks again whose shop it is. */
export const sellersOnly = createMiddleware<ApiEnvironment>(async (c, next) => {
  const owner = await getProductOwner(c.var.ctx, "shop");
  if (!owner.ok) return refuse(c, owner.failure);
  return next();
});
