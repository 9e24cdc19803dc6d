import type { DraftContent } from "./product-draft.input.ts";

/** What a user has typed into the editor of a product and not saved. */
export type ProductDraft = {
  content: DraftContent;
  updatedAt: string;
  /** Someone has saved the product since it was opened. */
  isOutdated: boolean;
};
