import { Hono, type Context as HonoContext } from "hono";
import { addForVisitor } from "#api/storefront/cart.api.ts";
import { isOurOrigin } from "#api/guard.ts";
import { addToCartInput } from "#domain/cart/cart/cart.input.ts";
import { pageAddress } from "#domain/page-address.ts";
import { isGuestToken, isPageToken } from "#domain/customers/session/page-token.ts";
import type { ServerEnvironment } from "../app.ts";

type Problem = { code: string; count?: string | number | undefined };
type Fields = Record<string, string | File | (string | File)[]>;

/** Handles a product form sent without scripts: redirects to the cart, or back to the product with the problem. */
export function createCartForm(): Hono<ServerEnvironment> {
  return new Hono<ServerEnvironment>().post("/cart", async (c) => {
    const fields: Fields = await c.req.parseBody({ all: true });
    const problem = await add(c, fields);
    return c.redirect(problem ? productAddress(c, fields, problem) : addressIn(c, fields, "/cart"), 303);
  });
}

async function add(c: HonoContext<ServerEnvironment>, fields: Fields): Promise<Problem | null> {
  if (!isOurOrigin(c.req.raw.headers, c.var.origins) || !isTokenOfForm(c, textOf(fields, "_token")))
    return { code: "page_expired" };
  const { product_id, quantity, color_id } = fields;
  // Each attribute is a group of radio buttons, and so has its own name.
  const attribute_values = Object.keys(fields).flatMap((name) =>
    name.startsWith("attribute_values[") ? [textOf(fields, name)] : [],
  );
  const input = addToCartInput.safeParse({ product_id, quantity, color_id, attribute_values });
  if (!input.success) return { code: "malformed" };
  const added = await addForVisitor(c, input.data);
  if (added.ok) return null;
  const { failure } = added;
  const count = "values" in failure && failure.values ? failure.values.count : undefined;
  // A partial choice matches no variant: the shopper still has to complete it.
  return { code: failure.code === "not_found" ? "variant_missing" : failure.code, count };
}

/**
 * A product's page is the same for every visitor, so a customer's form has a guest's token: it counts when the browser
 * says that the form is ours.
 */
function isTokenOfForm(c: HonoContext<ServerEnvironment>, token: string): boolean {
  const isOriginSent = Boolean(c.req.header("Origin") || c.req.header("Sec-Fetch-Site"));
  return isPageToken(c.var.ctx, token) || (isOriginSent && isGuestToken(c.var.ctx, token));
}

function productAddress(c: HonoContext<ServerEnvironment>, fields: Fields, { code, count }: Problem): string {
  const slug = textOf(fields, "slug");
  if (!slug) return addressIn(c, fields, "/cart");
  const query = new URLSearchParams({ problem: code, ...(count === undefined ? {} : { count: String(count) }) });
  return `${addressIn(c, fields, `/product/${encodeURIComponent(slug)}`)}?${query.toString()}`;
}

/** In the language of the page with the form. */
function addressIn(c: HonoContext<ServerEnvironment>, fields: Fields, path: string): string {
  const language = textOf(fields, "language");
  const { ctx } = c.var;
  return pageAddress(ctx, /^[a-z]{2}(-[A-Z]{2})?$/.test(language) ? language : ctx.settings.defaultLanguage, path);
}

function textOf(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === "string" ? value : "";
}
