import { Link } from "react-router";
import type { ProductCard } from "#domain/catalog/product/product.ts";
import { Picture } from "../parts/picture.tsx";
import { Price } from "../parts/price.tsx";
import { ScrollRow } from "../parts/scroll-row.tsx";
import { productPath } from "./product-path.ts";

/** Products that are already known, in a low row: a small image with name and price. */
export function ProductTiles({ products, label }: { products: readonly ProductCard[]; label: string }) {
  return (
    <ScrollRow
      label={label}
      className="-mx-4 auto-cols-[minmax(15rem,70%)] gap-3 px-4 py-1 scroll-px-4 sm:auto-cols-[minmax(16rem,40%)] lg:mx-0 lg:auto-cols-[minmax(16rem,1fr)] lg:px-0 lg:scroll-px-0"
    >
      {products.map((product) => (
        <li key={product.id}>
          <article className="relative flex h-full items-center gap-3 rounded-card border border-line bg-surface p-2 pe-4 transition-shadow hover:shadow-soft">
            <Picture file={product.image} alt="" sizes="80px" widest={240} className="size-20 shrink-0 rounded-field" />
            <div className="grid min-w-0 gap-1">
              <h3 className="line-clamp-2 font-sans text-sm font-medium tracking-normal">
                <Link
                  to={productPath(product)}
                  prefetch="intent"
                  className="after:absolute after:inset-0 after:rounded-card hover:text-primary-text"
                >
                  {product.name}
                </Link>
              </h3>
              <Price price={product.price} oldPrice={product.oldPrice} />
            </div>
          </article>
        </li>
      ))}
    </ScrollRow>
  );
}
