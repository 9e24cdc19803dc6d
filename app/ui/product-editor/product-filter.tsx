import type { CategoryChoice } from "#domain/catalog/product-admin/find-product-choices.ts";
import type { ProductsQuery } from "#domain/catalog/product-admin/product-admin.input.ts";
import { PRODUCT_FILTERS, PRODUCT_PAGE_SIZES, PRODUCT_SORTS } from "#shared/product-choices.ts";
import { FilterBar, FilterChoice, FilterText } from "../admin/filter-bar.tsx";
import { usePage } from "../parts/page.tsx";
import { productFilterName, productSortName } from "./product-words.ts";

type ProductFilterProps = {
  query: ProductsQuery;
  categories: readonly CategoryChoice[];
  /** For the operator. */
  shops?: readonly { slug: string; name: string }[];
};

const INDENT = "\u2003";

/** Search, filters, order and page size of a list of products, in the URL. */
export function ProductFilterBar({ query, categories, shops }: ProductFilterProps) {
  const { t } = usePage();
  return (
    <FilterBar
      label={t("Search products")}
      search={<FilterText name="q" label={t("Search products")} value={query.q} hint={t("Name, SKU or barcode")} />}
    >
      <FilterChoice
        name="state"
        label={t("Status")}
        value={query.state === "all" ? "" : query.state}
        all={productFilterName("all", t)}
        choices={PRODUCT_FILTERS.slice(1).map((value) => ({ value, label: productFilterName(value, t) }))}
      />
      <FilterChoice
        name="category"
        label={t("Category")}
        value={query.category}
        all={t("All categories")}
        choices={categories.map(({ id, name, depth }) => ({ value: id, label: INDENT.repeat(depth) + name }))}
      />
      {shops && (
        <FilterChoice
          name="shop"
          label={t("Shop")}
          value={query.shop}
          all={t("All shops")}
          choices={shops.map(({ slug, name }) => ({ value: slug, label: name }))}
        />
      )}
      <FilterChoice
        name="sort"
        label={t("Sort by")}
        value={query.sort === "updated" ? "" : query.sort}
        all={productSortName("updated", t)}
        choices={PRODUCT_SORTS.slice(1).map((value) => ({ value, label: productSortName(value, t) }))}
      />
      <FilterChoice
        name="per_page"
        label={t("Per page")}
        value={query.per_page === PRODUCT_PAGE_SIZES[0] ? "" : query.per_page}
        all={String(PRODUCT_PAGE_SIZES[0])}
        choices={PRODUCT_PAGE_SIZES.slice(1).map((value) => ({ value, label: String(value) }))}
      />
    </FilterBar>
  );
}
