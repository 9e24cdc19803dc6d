import { sql, type SQL } from "drizzle-orm";
import { products } from "./schema/product.ts";

/** The volume of one unit in cubic millimeters; 0 if its size is not known. */
export function productVolume(): SQL<number> {
  return sql<number>`coalesce(${products.lengthMillimeters}::float8 * ${products.widthMillimeters} * ${products.heightMillimeters}, 0)`;
}
