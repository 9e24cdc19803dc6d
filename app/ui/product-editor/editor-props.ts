import type { EditedProduct } from "./editor-state.ts";

/** What each part of the editor gets. */
export type EditorPartProps = {
  product: EditedProduct;
  onChange: (changed: Partial<EditedProduct>) => void;
};
