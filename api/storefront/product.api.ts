import { recordClick } from "#domain/accounts/affiliate/record-click.ts";
import { findRelatedProducts } from "#domain/discovery/listing/find-related-products.ts";
import { findBoughtTogether } from "#domain/orders/order/find-bought-together.ts";
import { setReferralCookie } from "../set-referral-cookie.ts";
import { z } from "@hono/zod-openapi";
import { findVariant } from "#domain/catalog/product/find-variant.ts";
import { getProductDetails } from "#domain/catalog/product/get-product-details.ts";
import { variantChoiceInput } from "#domain/catalog/product/product.input.ts";
import { markWishlisted } from "#domain/cart/wishlist/mark-wishlisted.ts";
import { toWire } from "#shared/wire.ts";
import { body, refuse } from "../answer.ts";
import { openRoutes } from "../create-route.ts";
import { attributeSchema, productCardSchema, productDetailsSchema, variantSchema } from "./product.schema.ts";
import { createRouter } from "../router.ts";

const routes = openRoutes("Product");

const details = routes.get(
  "/home/product-details/{slug}",
  "Everything about a product",
  {
    params: z.object({ slug: z.string().max(200) }),
    query: z.object({ referral_code: z.string().max(100).optional() }),
  },
  z.object({ product: productDetailsSchema, attributes: z.array(attributeSchema) }),
);

const related = routes.get(
  "/home/related-products/{slug}",
  "Similar products, and products often bought together; loaded when the visitor scrolls to them",
  { params: z.object({ slug: z.string().max(200) }) },
  z.object({ products: z.array(productCardSchema), bought_together: z.array(productCardSchema) }),
);

const variant = routes.post(
  "/find/products-variants",
  "The variant with a color and attribute values",
  body(variantChoiceInput),
  z.object({ variant: variantSchema }),
);

export const productApi = createRouter()
  .openapi(details, async (c) => {
    const product = await getProductDetails(c.var.ctx, c.req.valid("param").slug);
    if (!product) return refuse(c, { code: "not_found" });
    const { referral_code: code } = c.req.valid("query");
    if (code !== undefined) setReferralCookie(c, await recordClick(c.var.ctx, code));
    const [marked = product] = await markWishlisted(c.var.ctx, [product]);
    const shown = toWire(marked);
    return c.json({ product: shown, attributes: shown.attributes }, 200);
  })
  .openapi(related, async (c) => {
    const { ctx } = c.var;
    const product = await getProductDetails(ctx, c.req.valid("param").slug);
    if (!product) return refuse(c, { code: "not_found" });
    const together = await markWishlisted(ctx, await findBoughtTogether(ctx, product.id));
    const isTogether = new Set(together.map(({ id }) => id));
    const similar = (await findRelatedProducts(ctx, product)).filter(({ id }) => !isTogether.has(id));
    const found = await markWishlisted(ctx, similar);
    return c.json(
      { products: found.map((card) => toWire(card)), bought_together: together.map((card) => toWire(card)) },
      200,
    );
  })
  .openapi(variant, async (c) => {
    const { product_id, color_id, attribute_values } = c.req.valid("json");
    const found = await findVariant(c.var.ctx, {
      productId: product_id,
      colorId: color_id ?? null,
      attributeValues: attribute_values ?? [],
    });
    if (!found) return refuse(c, { code: "not_found" });
    return c.json({ variant: toWire(found) }, 200);
  });
