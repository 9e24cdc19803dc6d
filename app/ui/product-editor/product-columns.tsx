import type { ReactNode } from "react";
import type { CategoryChoice } from "#domain/catalog/product-admin/find-product-choices.ts";
import type { ProductRecord } from "#domain/catalog/product-admin/product-admin.ts";
import { OPERATOR_BULK_ACTIONS, PRODUCT_BULK_ACTIONS, PRODUCT_FILTERS } from "#shared/product-choices.ts";
import type { Translate } from "#shared/translate.ts";
import { Chip } from "../admin/chip.tsx";
import { tagChoices } from "../desk/data-table/tag-column.tsx";
import { momentColumn, numberColumn, shopColumn } from "../desk/data-table/usual-columns.tsx";
import { choiceFilter, choicesOf, shopFilter } from "../desk/data-table/usual-filters.ts";
import type { TableAction, TableColumn, TableFilter } from "../desk/data-table/table-column.ts";
import { TagChips } from "../desk/record/tag-chips.tsx";
import { isolated } from "../parts/isolated.ts";
import { formatNumber, type Page, usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";
import { QuickCell } from "./quick-cell.tsx";
import type { QuickEdit, QuickField } from "./quick-edit.ts";
import {
  bulkActionName,
  differenceName,
  productFilterName,
  productStatusName,
  productStatusTone,
} from "./product-labels.ts";

const INDENT = "\u2003";

/** The columns of a list of products. `edit`: for those who may change price and stock in it. */
export function productColumns(
  page: Page,
  isShopShown: boolean,
  edit: QuickEdit | null = null,
): TableColumn<ProductRecord>[] {
  const { t } = page;
  const editable = (product: ProductRecord, field: QuickField, shown: ReactNode) =>
    edit ? (
      <QuickCell product={product} field={field} edit={edit}>
        {shown}
      </QuickCell>
    ) : (
      shown
    );
  return [
    { id: "name", label: t("Product"), cell: (product) => <ProductName product={product} /> },
    {
      id: "sku",
      label: t("SKU"),
      cell: ({ sku }) => <bdi className="text-xs whitespace-nowrap text-muted">{sku}</bdi>,
    },
    {
      id: "status",
      label: t("Status"),
      cell: (product) => <Chip tone={productStatusTone(product)}>{productStatusName(product, t)}</Chip>,
    },
    {
      id: "price",
      label: t("Price"),
      isAtEnd: true,
      cell: (product) => editable(product, "price", <Price product={product} />),
    },
    {
      id: "stock",
      label: t("Stock"),
      isAtEnd: true,
      cell: (product) =>
        editable(
          product,
          "stock",
          <span className={`tabular-nums ${product.stock === 0 ? "font-semibold text-danger" : ""}`}>
            {formatNumber(page, product.stock)}
          </span>,
        ),
    },
    numberColumn(page, "sales", t("Sold"), "sales", { isOptional: true }),
    numberColumn(page, "views", t("Views"), "views", { isOptional: true }),
    { id: "category", label: t("Category"), cell: ({ categoryName }) => categoryName },
    {
      id: "tags",
      label: t("Tags"),
      isOptional: true,
      cell: ({ tags }) => <span className="block max-w-48 truncate">{tags.join(", ")}</span>,
    },
    {
      id: "internal_tags",
      label: t("Internal tags"),
      isOptional: true,
      cell: ({ internalTags }) => <TagChips tags={internalTags} />,
    },
    ...(isShopShown ? [shopColumn<ProductRecord>(t, ({ shop }) => shop.name)] : []),
    momentColumn("updated", t("Last changed"), "updatedAt", { isOptional: true, withTime: true }),
  ];
}

/** The columns of the approval queue: new products, the changes of others, and forbidden words. */
export function approvalColumns(
  page: Page,
  words: Readonly<Record<number, readonly string[]>>,
): TableColumn<ProductRecord>[] {
  const { t } = page;
  const shown = new Map(productColumns(page, true).map((column) => [column.id, column]));
  return [
    shown.get("name")!,
    {
      id: "change",
      label: t("Pending"),
      cell: ({ waitingFields }) =>
        waitingFields === null ? (
          <Chip tone="open">{t("New product")}</Chip>
        ) : (
          <span className="block max-w-72">
            {t("Changed: {fields}", { fields: waitingFields.map((field) => differenceName(field, t)).join(", ") })}
          </span>
        ),
    },
    {
      id: "words",
      label: t("Forbidden words"),
      cell: ({ id }) => (
        <span className="flex max-w-60 flex-wrap gap-1">
          {words[id]?.map((word) => (
            <Chip key={word} tone="bad">
              {word}
            </Chip>
          ))}
        </span>
      ),
    },
    ...["shop", "category", "price", "updated"].map((id) => ({ ...shown.get(id)!, isOptional: false })),
  ];
}

export function approvalFilters(t: Translate, shops: readonly { id: number; name: string }[]): TableFilter[] {
  return [shopFilter(t, shops), { name: "updated", label: t("Last changed") }];
}

export function approvalActions(t: Translate, reasons: readonly string[]): TableAction[] {
  return [
    { name: "approve", label: bulkActionName("approve", t) },
    {
      name: "reject",
      label: bulkActionName("reject", t),
      variant: "danger",
      field: { label: t("Reason"), isRequired: true, suggestions: reasons },
    },
  ];
}

type Choices = {
  categories: readonly CategoryChoice[];
  brands: readonly { id: number; name: string }[];
  languages: readonly { code: string; name: string }[];
  taxClasses: readonly { code: string; name: string }[];
  internalTags: readonly string[];
  /** For the operator. */
  shops?: readonly { id: number; name: string }[];
  reasons?: readonly string[];
};

const byId = ({ id, name }: { id: number; name: string }) => ({ value: String(id), label: name });
const byCode = ({ code, name }: { code: string; name: string }) => ({ value: code, label: name });
const inTree = ({ id, name, depth }: CategoryChoice) => ({ value: String(id), label: INDENT.repeat(depth) + name });

export function productFilters(
  t: Translate,
  { categories, brands, languages, internalTags, shops }: Choices,
): TableFilter[] {
  return [
    choiceFilter(t, "state", t("Status"), PRODUCT_FILTERS, productFilterName),
    { name: "category", label: t("Category"), choices: categories.map(inTree) },
    { name: "brand", label: t("Brand"), choices: brands.map(byId) },
    ...(shops ? [shopFilter(t, shops)] : []),
    { name: "tag", label: t("Tag") },
    { name: "internal_tag", label: t("Internal tag"), choices: tagChoices(internalTags) },
    { name: "price", label: t("Price") },
    { name: "stock", label: t("Stock") },
    { name: "picture", label: t("Pictures"), choices: choicesOf({ missing: t("Missing"), present: t("Present") }) },
    { name: "untranslated", label: t("Not translated into"), choices: languages.map(byCode) },
    { name: "updated", label: t("Last changed") },
  ];
}

/** What can be done with selected products, and what has to be said for it. */
export function productActions(
  t: Translate,
  { categories, taxClasses, internalTags, shops, reasons }: Choices,
): TableAction[] {
  const internalTag = { label: t("Internal tag"), isRequired: true };
  const fields: Record<string, TableAction["field"]> = {
    category: { label: t("Category"), isRequired: true, choices: categories.map(inTree) },
    tax_class: { label: t("Tax class"), isRequired: true, choices: taxClasses.map(byCode) },
    add_tag: { label: t("Tag"), isRequired: true },
    remove_tag: { label: t("Tag"), isRequired: true },
    add_internal_tag: { ...internalTag, suggestions: internalTags, suggestionLabel: t("Use an existing tag") },
    remove_internal_tag: { ...internalTag, choices: tagChoices(internalTags) },
    price: { label: t("Change in percent, such as -10 or +5"), isRequired: true },
    stock: { label: t("Units to add to each variant, such as 10 or -2"), isRequired: true },
    reject: { label: t("Reason"), isRequired: true, suggestions: reasons },
  };
  const names = shops ? OPERATOR_BULK_ACTIONS : PRODUCT_BULK_ACTIONS;
  const offered = names.filter((name) => name !== "remove_internal_tag" || internalTags.length > 0);
  return offered.map((name) => ({
    name,
    label: bulkActionName(name, t),
    ...(fields[name] ? { field: fields[name] } : {}),
    ...(name === "reject" || name === "archive" || name === "delete" ? { variant: "danger" as const } : {}),
  }));
}

function ProductName({ product }: { product: ProductRecord }) {
  const { t } = usePage();
  return (
    <span className="flex min-w-40 items-center gap-3">
      <Picture file={product.image} alt="" sizes="3rem" className="size-10 shrink-0 rounded-field" />
      <span className="min-w-0">
        <span dir="auto" className="line-clamp-2">
          {product.name}
        </span>
        {product.variantsCount !== 1 && (
          <span className="block text-xs font-normal text-muted">
            {t("{count} variants", { count: product.variantsCount })}
          </span>
        )}
      </span>
    </span>
  );
}

function Price({ product: { price, highestPrice, reducedPrice } }: { product: ProductRecord }) {
  const { t } = usePage();
  if (!price) return <span className="text-muted">–</span>;
  return (
    <span className="whitespace-nowrap tabular-nums">
      <bdi>{highestPrice ? t("From {price}", { price: price.formatted }) : price.formatted}</bdi>
      {reducedPrice && (
        <span className="block text-xs text-deal-text">
          {t("Now {price}", { price: isolated(reducedPrice.formatted) })}
        </span>
      )}
    </span>
  );
}
