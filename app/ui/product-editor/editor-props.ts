import type { FieldErrors } from "../form/read-form.ts";
import type { EditedProduct } from "./editor-state.ts";

/** What each part of the editor gets. */
export type EditorPartProps = {
  product: EditedProduct;
  errors: FieldErrors;
  onChange: (changed: Partial<EditedProduct>) => void;
};
