import type { ProductForm } from "#domain/catalog/product-admin/product-admin.ts";
import type { FieldErrors } from "../form/read-form.ts";
import type { EditedVariant } from "./editor-state.ts";

/** Price and stock, changed in the list of products. */
export type QuickEdit = {
  /** The product as it is now; null if it could not be loaded. */
  load: (id: number) => Promise<ProductForm | null>;
  /** Refused if someone has saved the product since it was loaded. Returns the errors by field. */
  save: (product: ProductForm, variants: readonly EditedVariant[]) => Promise<FieldErrors | null>;
};

export type QuickField = "price" | "stock";

/** What was wrong with the save of one variant, as one sentence. */
export function firstError(errors: FieldErrors): string {
  return errors.form ?? Object.values(errors).find((sentence) => sentence !== undefined) ?? "";
}
