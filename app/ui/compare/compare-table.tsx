import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ComparedProduct } from "#domain/cart/compare/compare.ts";
import { IconButton } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { usePage } from "../parts/page.tsx";
import { Picture } from "../parts/picture.tsx";
import { Price } from "../parts/price.tsx";
import { Stars } from "../parts/stars.tsx";
import { areDifferent, comparisonRows } from "./comparison-rows.ts";

type CompareTableProps = {
  products: readonly ComparedProduct[];
  isDifferencesOnly: boolean;
  /** Renders the button that buys a product. */
  buyOf: (compared: ComparedProduct) => ReactNode;
  onRemove: (compared: ComparedProduct) => void;
};

type Row = { key: string; name: string; cells: ReactNode[]; isDifferent: boolean };

const NAME_CELL =
  "sticky start-0 z-[2] w-28 min-w-28 border-e border-line bg-paper p-3 text-start align-top text-sm font-medium text-muted sm:w-44 sm:min-w-44";

/** The products side by side; the row labels stay visible while scrolling. */
export function CompareTable({ products, isDifferencesOnly, buyOf, onRemove }: CompareTableProps) {
  const { t } = usePage();
  const rows = useRows(products).filter(({ isDifferent }) => isDifferent || !isDifferencesOnly);
  return (
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable element must be reachable by keyboard
      tabIndex={0}
      aria-label={t("Comparison")}
      className="relative overflow-x-auto rounded-card border border-line"
    >
      <table className="w-full border-collapse bg-surface lg:table-fixed">
        <thead>
          <tr>
            <td className={NAME_CELL}>
              <span className="sr-only">{t("Products")}</span>
            </td>
            {products.map((compared) => (
              <th
                key={compared.product.id}
                scope="col"
                className="min-w-40 border-e border-line p-3 text-start align-top font-normal last:border-e-0 sm:min-w-52 sm:p-4"
              >
                <Head compared={compared} buy={buyOf(compared)} onRemove={() => onRemove(compared)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells }) => (
            <tr key={key} className="border-t border-line">
              <th scope="row" className={NAME_CELL}>
                {name}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={products[index]!.product.id}
                  className="border-e border-line p-3 align-top text-sm last:border-e-0 sm:p-4"
                >
                  {cell ?? <Nothing />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Head({ compared, buy, onRemove }: { compared: ComparedProduct; buy: ReactNode; onRemove: () => void }) {
  const { t } = usePage();
  const { product } = compared;
  return (
    <div className="relative flex h-full flex-col gap-2">
      <Picture
        file={product.image}
        alt=""
        sizes="(width >= 64rem) 260px, 45vw"
        className="aspect-square w-full overflow-hidden rounded-field"
      />
      <IconButton
        label={t("Remove {name}", { name: product.name })}
        className="absolute end-1 top-1 size-9 border border-line bg-surface"
        data-action=""
        onClick={onRemove}
      >
        <Icon name="x" className="size-4.5" />
      </IconButton>
      <Link
        to={`/product/${product.slug}`}
        prefetch="intent"
        className="line-clamp-3 min-h-[4.3em] text-sm font-medium hover:text-primary-text hover:underline sm:text-base"
      >
        {product.name}
      </Link>
      {buy}
    </div>
  );
}

function useRows(products: readonly ComparedProduct[]): Row[] {
  const { t } = usePage();
  const row = (
    name: string,
    tell: (compared: ComparedProduct) => unknown,
    draw: (compared: ComparedProduct) => ReactNode,
  ) => ({
    key: name,
    name,
    cells: products.map(draw),
    isDifferent: areDifferent(products.map(tell)),
  });
  return [
    row(
      t("Price"),
      ({ product }) => product.price.amount,
      ({ product }) => <Price price={product.price} oldPrice={product.oldPrice} />,
    ),
    row(
      t("Rating"),
      ({ product }) => `${product.rating} ${product.reviewsCount}`,
      ({ product }) =>
        product.reviewsCount > 0 ? <Stars rating={product.rating} count={product.reviewsCount} /> : null,
    ),
    row(
      t("Availability"),
      ({ product }) => stockOf(product),
      ({ product }) => <Stock product={product} />,
    ),
    row(
      t("Sold by"),
      ({ product }) => product.shop.id,
      ({ product }) => product.shop.name,
    ),
    row(
      t("Brand"),
      ({ brand }) => brand?.slug,
      ({ brand }) => brand && <BrandLink brand={brand} />,
    ),
    ...(products.some(({ colors }) => colors.length > 0)
      ? [
          row(
            t("Color"),
            ({ colors }) => colors.map(({ id }) => id).join(),
            ({ colors }) => (colors.length > 0 ? <Colors colors={colors} /> : null),
          ),
        ]
      : []),
    ...comparisonRows(products).map(({ name, values, isDifferent }) => ({
      key: `feature ${name}`,
      name,
      cells: values,
      isDifferent,
    })),
  ];
}

type Product = ComparedProduct["product"];

function stockOf(product: Product): "sold_out" | "download" | "in_stock" {
  if (product.currentStock < product.minimumOrderQuantity) return "sold_out";
  return product.isDigital ? "download" : "in_stock";
}

function Stock({ product }: { product: Product }) {
  const { t } = usePage();
  const stock = stockOf(product);
  return (
    <span className={`font-medium ${stock === "sold_out" ? "text-muted" : "text-success"}`}>
      {stock === "sold_out" ? t("Sold out") : stock === "download" ? t("Instant download") : t("In stock")}
    </span>
  );
}

function BrandLink({ brand: { slug, name } }: { brand: { slug: string; name: string } }) {
  return (
    <Link to={`/brand/${slug}`} prefetch="intent" className="font-medium text-primary-text hover:underline">
      {name}
    </Link>
  );
}

function Colors({ colors }: { colors: ComparedProduct["colors"] }) {
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1">
      {colors.map(({ id, name, hex }) => (
        <li key={id} className="flex items-center gap-1.5">
          <svg aria-hidden viewBox="0 0 16 16" className="size-4 shrink-0">
            <circle cx="8" cy="8" r="7.5" fill={hex} className="stroke-line-strong" />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

function Nothing() {
  const { t } = usePage();
  return (
    <span className="text-muted">
      <span aria-hidden>–</span>
      <span className="sr-only">{t("Not specified")}</span>
    </span>
  );
}
