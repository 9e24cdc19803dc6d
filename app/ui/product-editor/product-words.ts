import type { ProductFilter, ProductSort } from "#shared/product-choices.ts";
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

export function productSortName(sort: ProductSort, t: Translate): string {
  switch (sort) {
    case "updated":
      return t("Last changed");
    case "newest":
      return t("Newest");
    case "name":
      return t("Name");
    case "price_up":
      return t("Price: low to high");
    case "price_down":
      return t("Price: high to low");
    case "stock_up":
      return t("Stock: low to high");
    case "stock_down":
      return t("Stock: high to low");
    default:
      return neverHappens(sort);
  }
}
