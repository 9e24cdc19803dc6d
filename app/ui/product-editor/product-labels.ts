import type { FocusPoint } from "#shared/focus-point.ts";
import type { ProductBulkAction, ProductFilter } from "#shared/product-choices.ts";
import { neverHappens } from "#shared/result.ts";
import type { Translate } from "#shared/translate.ts";

type Shown = { status: "draft" | "published" | "archived"; isApproved: boolean };

export function productStatusName({ status, isApproved }: Shown, t: Translate): string {
  switch (status) {
    case "draft":
      return t("Draft");
    case "published":
      return isApproved ? t("Published") : t("Awaiting approval");
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
  const names: Record<ProductFilter, string> = {
    all: t("All"),
    published: t("Published"),
    draft: t("Drafts"),
    waiting: t("Awaiting approval"),
    rejected: t("Rejected"),
    sold_out: t("Sold out"),
    archived: t("Archived"),
  };
  return names[filter];
}

export function bulkActionName(action: ProductBulkAction, t: Translate): string {
  const names: Record<ProductBulkAction, string> = {
    publish: t("Publish"),
    unpublish: t("Unpublish"),
    archive: t("Archive"),
    copy: t("Copy"),
    category: t("Set category"),
    tax_class: t("Set tax class"),
    add_tag: t("Add tag"),
    remove_tag: t("Remove tag"),
    add_internal_tag: t("Add internal tag"),
    remove_internal_tag: t("Remove internal tag"),
    price: t("Change price"),
    stock: t("Change stock"),
    delete: t("Delete"),
    approve: t("Approve"),
    reject: t("Reject"),
  };
  return names[action];
}

/** The name of a field in a comparison: those of the input, and `variants.` with those of a variant. */
export function differenceName(field: string, t: Translate): string {
  return NAMES[field]?.(t) ?? field;
}

const NAMES: Record<string, (t: Translate) => string> = {
  name: (t) => t("Product name"),
  short_description: (t) => t("Short description"),
  description: (t) => t("Description"),
  specification: (t) => t("Specifications"),
  seo_title: (t) => t("Title in search results"),
  seo_description: (t) => t("Description in search results"),
  images: (t) => t("Pictures"),
  video_url: (t) => t("Video"),
  category_id: (t) => t("Category"),
  brand_id: (t) => t("Brand"),
  type: (t) => t("Type"),
  tags: (t) => t("Tags"),
  unit: (t) => t("Unit"),
  slug: (t) => t("Address"),
  translations: (t) => t("Translations"),
  weight_grams: (t) => t("Weight in grams"),
  length_mm: (t) => t("Length (mm)"),
  width_mm: (t) => t("Width (mm)"),
  height_mm: (t) => t("Height (mm)"),
  delivery_class: (t) => t("Delivery class"),
  tax_class_code: (t) => t("Tax class"),
  is_refundable: (t) => t("Can be returned"),
  is_cash_on_delivery_allowed: (t) => t("Cash on delivery possible"),
  minimum_order_quantity: (t) => t("Minimum per order"),
  maximum_order_quantity: (t) => t("Maximum per order"),
  low_stock_threshold: (t) => t("Low stock from"),
  quantity_prices: (t) => t("Quantity prices"),
  variants: (t) => t("Variants"),
  "variants.sku": (t) => t("SKU"),
  "variants.barcode": (t) => t("Barcode"),
  "variants.price": (t) => t("Price"),
  "variants.cost": (t) => t("Cost"),
  "variants.fixed_prices": (t) => t("Fixed prices in other currencies"),
  "variants.special_price": (t) => t("Special price"),
  "variants.special_starts_at": (t) => t("From"),
  "variants.special_ends_at": (t) => t("Until"),
  "variants.weight_grams": (t) => t("Grams"),
  "variants.image": (t) => t("Picture"),
  "variants.is_active": (t) => t("Active"),
};

const FOCUS_NAMES: Record<FocusPoint, (t: Translate) => string> = {
  center: (t) => t("Middle"),
  top: (t) => t("Top"),
  bottom: (t) => t("Bottom"),
  left: (t) => t("Left"),
  right: (t) => t("Right"),
  "top-left": (t) => t("Top left"),
  "top-right": (t) => t("Top right"),
  "bottom-left": (t) => t("Bottom left"),
  "bottom-right": (t) => t("Bottom right"),
};

export function focusName(point: FocusPoint, t: Translate): string {
  return FOCUS_NAMES[point](t);
}
