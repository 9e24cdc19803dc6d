import type { ProductBulkAction, ProductFilter } from "#shared/product-choices.ts";
import { neverHappens } from "#shared/result.ts";
import type { Translate } from "#shared/translate.ts";

type Shown = { status: "draft" | "published" | "archived"; isApproved: boolean };

export function productStatusName({ status, isApproved }: Shown, t: Translate): string {
  switch (status) {
    case "draft":
      return t("Draft");
    case "published":
      return isApproved ? t("Published") : t("Waiting for approval");
    case "archived":
      return t("Archived");
    default:
      return neverHappens(status);
  }
}

export function productStatusTone({ status, isApproved }: Shown): "calm" | "good" | "open" {
  if (status !== "published") return "calm";
  return isApproved ? "good" : "open";
}

export function productFilterName(filter: ProductFilter, t: Translate): string {
  switch (filter) {
    case "all":
      return t("All");
    case "published":
      return t("Published");
    case "draft":
      return t("Drafts");
    case "waiting":
      return t("Waiting for approval");
    case "sold_out":
      return t("Sold out");
    case "archived":
      return t("Archived");
    default:
      return neverHappens(filter);
  }
}

export function bulkActionName(action: ProductBulkAction, t: Translate): string {
  switch (action) {
    case "publish":
      return t("Publish");
    case "unpublish":
      return t("Unpublish");
    case "archive":
      return t("Archive");
    case "copy":
      return t("Copy");
    case "category":
      return t("Set category");
    case "tax_class":
      return t("Set tax class");
    case "add_tag":
      return t("Add tag");
    case "remove_tag":
      return t("Remove tag");
    case "price":
      return t("Change price");
    case "approve":
      return t("Approve");
    case "reject":
      return t("Reject");
    default:
      return neverHappens(action);
  }
}
