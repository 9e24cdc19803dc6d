import type { Context } from "../../context.ts";
import { getProductDetails } from "../../catalog/product/get-product-details.ts";
import type { ComparedProduct } from "./compare.ts";
import { findComparedProducts } from "./find-compared-products.ts";

/** Everything the comparison shows about each product. */
export async function getComparison(ctx: Context): Promise<ComparedProduct[]> {
  const cards = await findComparedProducts(ctx);
  const details = await Promise.all(cards.map(({ slug }) => getProductDetails(ctx, slug)));
  return cards.flatMap((product, index) => {
    const known = details[index];
    if (!known) return [];
    return [
      {
        product,
        brand: known.brand && { slug: known.brand.slug, name: known.brand.name },
        colors: known.colors,
        attributes: known.attributes.map(({ name, values }) => ({
          name,
          value: values.map((value) => value.name).join(", "),
        })),
        specification: known.specification,
      },
    ];
  });
}
