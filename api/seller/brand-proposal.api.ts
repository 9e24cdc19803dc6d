import { z } from "@hono/zod-openapi";
import { proposeBrandInput } from "#domain/catalog/brand-proposal/brand-proposal.input.ts";
import { proposeBrand } from "#domain/catalog/brand-proposal/propose-brand.ts";
import { body, refuse } from "../answer.ts";
import { createRouter } from "../router.ts";
import { ownShop, sellerRoutes } from "../seller-guard.ts";

const routes = sellerRoutes("Seller: products", "products");

const propose = routes.post(
  "/seller/brand-proposals",
  "Propose a brand: the shop's products can use it at once, shoppers see it once the operator has accepted it",
  body(proposeBrandInput),
  z.object({ success: z.string(), id: z.int() }),
);

export const sellerBrandProposalApi = createRouter().openapi(propose, async (c) => {
  const { ctx } = c.var;
  const shop = ownShop(c);
  const proposed = await proposeBrand(ctx, shop, c.req.valid("json").name);
  if (!proposed.ok) return refuse(c, proposed.failure);
  return c.json({ success: ctx.t("Proposed to the marketplace"), id: proposed.value }, 200);
});
