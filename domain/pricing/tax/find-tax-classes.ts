import type { Context } from "../../context.ts";
import { findTaxClassNames } from "./tax.repository.ts";

/** The tax classes that a product can have. */
export function findTaxClasses(ctx: Context): Promise<{ code: string; name: string }[]> {
  return findTaxClassNames(ctx);
}
