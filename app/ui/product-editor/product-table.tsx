import { Link } from "react-router";
import type { ProductRecord } from "#domain/catalog/product-admin/product-admin.ts";
import { Chip } from "../admin/chip.tsx";
import { formatNumber, usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";
import { productStatusName, productStatusTone } from "./product-words.ts";

type ProductTableProps = {
  products: readonly ProductRecord[];
  isShopShown: boolean;
  selected: ReadonlySet<number>;
  pathOf: (id: number) => string;
  onSelect: (ids: ReadonlySet<number>) => void;
};

const HEAD = "px-2 py-2.5 text-start text-xs font-medium text-muted whitespace-nowrap";
const CELL = "px-2 py-2.5 align-middle";

/** Products to select and to open. */
export function ProductTable({ products, isShopShown, selected, pathOf, onSelect }: ProductTableProps) {
  const { t } = usePage();
  const areAllSelected = products.every(({ id }) => selected.has(id));
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{t("Products")}</caption>
        <thead className="border-b border-line">
          <tr>
            <th scope="col" className="w-11 ps-4 text-start">
              <input
                type="checkbox"
                aria-label={t("Select all on this page")}
                className="size-5 align-middle accent-primary"
                checked={areAllSelected}
                onChange={() => onSelect(new Set(areAllSelected ? [] : products.map(({ id }) => id)))}
              />
            </th>
            <th scope="col" className={HEAD}>
              {t("Product")}
            </th>
            <th scope="col" className={`${HEAD} max-lg:hidden`}>
              {t("SKU")}
            </th>
            <th scope="col" className={`${HEAD} max-md:hidden`}>
              {t("Status")}
            </th>
            <th scope="col" className={`${HEAD} text-end`}>
              {t("Price")}
            </th>
            <th scope="col" className={`${HEAD} text-end max-sm:hidden`}>
              {t("Stock")}
            </th>
            <th scope="col" className={`${HEAD} max-xl:hidden`}>
              {t("Category")}
            </th>
            {isShopShown && (
              <th scope="col" className={`${HEAD} max-lg:hidden`}>
                {t("Shop")}
              </th>
            )}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {products.map((product) => (
            <ProductRow
              key={product.id}
              product={product}
              to={pathOf(product.id)}
              isShopShown={isShopShown}
              isSelected={selected.has(product.id)}
              onSelect={() => {
                const wanted = new Set(selected);
                if (!wanted.delete(product.id)) wanted.add(product.id);
                onSelect(wanted);
              }}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type ProductRowProps = {
  product: ProductRecord;
  to: string;
  isShopShown: boolean;
  isSelected: boolean;
  onSelect: () => void;
};

function ProductRow({ product, to, isShopShown, isSelected, onSelect }: ProductRowProps) {
  const page = usePage();
  const { t } = page;
  const status = <Chip tone={productStatusTone(product)}>{productStatusName(product, t)}</Chip>;
  const stock = formatNumber(page, product.stock);
  return (
    <tr className="hover:bg-sunken">
      <td className="w-11 ps-4">
        <input
          type="checkbox"
          aria-label={t("Select {name}", { name: product.name })}
          className="size-5 align-middle accent-primary"
          checked={isSelected}
          onChange={onSelect}
        />
      </td>
      <th scope="row" className={`${CELL} text-start font-normal`}>
        <div className="flex min-w-0 items-center gap-3">
          <Picture file={product.image} alt="" sizes="3rem" className="size-12 shrink-0 rounded-field" />
          <div className="min-w-0">
            <Link to={to} prefetch="intent" dir="auto" className="line-clamp-2 font-semibold hover:underline">
              {product.name}
            </Link>
            {product.variantsCount !== 1 && (
              <p className="text-xs text-muted">{t("{count} variants", { count: product.variantsCount })}</p>
            )}
            <div className="mt-1 flex flex-wrap items-center gap-2 md:hidden">
              {status}
              <span className="text-xs text-muted sm:hidden">
                {t("Stock")}: {stock}
              </span>
            </div>
          </div>
        </div>
      </th>
      <td className={`${CELL} max-lg:hidden`}>
        <bdi className="text-xs text-muted">{product.sku}</bdi>
      </td>
      <td className={`${CELL} max-md:hidden`}>{status}</td>
      <td className={`${CELL} text-end whitespace-nowrap tabular-nums`}>
        <Price product={product} />
      </td>
      <td
        className={`${CELL} text-end tabular-nums max-sm:hidden ${product.stock === 0 ? "font-semibold text-danger" : ""}`}
      >
        {stock}
      </td>
      <td className={`${CELL} max-xl:hidden`}>{product.categoryName}</td>
      {isShopShown && (
        <td className={`${CELL} max-lg:hidden`}>
          <bdi>{product.shop.name}</bdi>
        </td>
      )}
    </tr>
  );
}

function Price({ product: { price, highestPrice, reducedPrice } }: { product: ProductRecord }) {
  const { t } = usePage();
  if (!price) return <span className="text-muted">–</span>;
  return (
    <>
      <bdi>{highestPrice ? t("From {price}", { price: price.formatted }) : price.formatted}</bdi>
      {reducedPrice && (
        <span className="block text-xs text-deal-text">{t("Now {price}", { price: reducedPrice.formatted })}</span>
      )}
    </>
  );
}
