import type { ShownMoney } from "#shared/money.ts";
import type { FocusPoint } from "#shared/focus-point.ts";
import type { QuantityPriceKind } from "#shared/product-choices.ts";
import type { SpecificationRow } from "../product/product.ts";

/** Who manages products: a shop its own, the operator those of all shops. */
export type ProductOwner = { kind: "shop"; shopId: number } | { kind: "operator"; shopId: null };

export type ProductStatus = "draft" | "published" | "archived";

/** A product in the list of its manager, with amounts in the base currency. */
export type ProductRecord = {
  id: number;
  slug: string;
  name: string;
  image: string | null;
  status: ProductStatus;
  isApproved: boolean;
  /** Of the first variant. */
  sku: string;
  /** The active ones. */
  variantsCount: number;
  /** The lowest regular price of the active variants, and the highest if it differs. */
  price: ShownMoney | null;
  highestPrice: ShownMoney | null;
  /** The lowest price now, if the product is shown and it is reduced. */
  reducedPrice: ShownMoney | null;
  /** Units that can be sold, of the active variants. */
  stock: number;
  /** Units sold. */
  sales: number;
  /** Views of its page. */
  views: number;
  tags: string[];
  /** Of staff or of the shop, depending on whose list it is. */
  internalTags: string[];
  categoryName: string;
  shop: { id: number; slug: string; name: string };
  /** The fields of a change that waits for the operator; null without one. */
  waitingFields: string[] | null;
  updatedAt: string;
};

export type ProductTexts = {
  name: string;
  shortDescription: string;
  description: string;
  specification: SpecificationRow[];
  seoTitle: string;
  seoDescription: string;
};

export type ProductImage = { file: string; alt: string; colorId: number | null; focus: FocusPoint };

/** A variant in the editor: amounts in major units as typed, instants in ISO. */
export type VariantForm = {
  id: number;
  colorId: number | null;
  attributeValues: number[];
  sku: string;
  barcode: string;
  price: string;
  /** What a unit costs the shop; empty if it was not entered. */
  cost: string;
  fixedPrices: TypedPrice[];
  specialPrice: string;
  specialStartsAt: string;
  specialEndsAt: string;
  /** Units that can be sold. */
  stock: number;
  weightGrams: number | null;
  /** Null: the first image of its color, or of the product. */
  image: string | null;
  isActive: boolean;
};

/** A price in a currency other than the base one, in major units as typed. */
export type TypedPrice = { currency: string; price: string };

/** A unit price from a quantity on: an amount in major units as typed, or a percentage. */
export type QuantityPrice = { minimumQuantity: number; discountKind: QuantityPriceKind; value: string };

/** What a seller changed on an approved product, until the operator approves it. */
export type WaitingChange = {
  /** The names of the changed fields, as in the input. */
  fields: string[];
  proposedBy: string;
  proposedAt: string;
  /** Why the operator refused it; empty while it waits. */
  refusalReason: string;
};

export type ProductVersion = { id: number; savedBy: string; createdAt: string };

/** A changed field, readable: `of` is the variant or the language it belongs to. */
export type Difference = {
  field: string;
  of: string;
  before: string;
  after: string;
  /** Files, if it is the gallery. */
  pictures: { before: string[]; after: string[] } | null;
};

/** Everything the editor of a product shows. */
export type ProductForm = ProductTexts & {
  id: number;
  revision: number;
  slug: string;
  status: ProductStatus;
  isApproved: boolean;
  rejectionReason: string;
  shop: { id: number; slug: string; name: string; isApprovalRequired: boolean };
  categoryId: number;
  brandId: number | null;
  type: "physical" | "digital";
  tags: string[];
  pictures: ProductImage[];
  /** The path of a video of the shop, or an https address; empty if there is none. */
  videoUrl: string;
  unit: string;
  weightGrams: number;
  /** Of one unit as it is packed; null: not known. */
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
  deliveryClass: string;
  taxClassCode: string;
  isRefundable: boolean;
  isCashOnDeliveryAllowed: boolean;
  minimumOrderQuantity: number;
  maximumOrderQuantity: number | null;
  lowStockThreshold: number;
  variants: VariantForm[];
  quantityPrices: QuantityPrice[];
  /** An ISO instant; empty if it is not published automatically. */
  publishAt: string;
  translations: (ProductTexts & { language: string })[];
  /** Whether offers that are not in this form lower its price: a campaign, a deal, a discount of the whole product. */
  hasOtherOffers: boolean;
  /** A shop sees its product with this change, the operator without it. */
  change: WaitingChange | null;
};

/** What identifies a variant within its product. */
export type VariantChoiceKey = { colorId: number | null; attributeValues: readonly number[] };

/** The stored form of attribute values: ascending ids joined by "-". */
export function combinationOf(valueIds: readonly number[]): string {
  return valueIds.toSorted((one, other) => one - other).join("-");
}

export function variantKey({ colorId, attributeValues }: VariantChoiceKey): string {
  return `${colorId ?? ""}/${combinationOf(attributeValues)}`;
}
