import type { ReactNode } from "react";
import type { ProductCard as Product } from "#domain/catalog/product/product.ts";
import { LatePart } from "../shell/failed-part.tsx";
import { ScrollRow } from "../ui/parts/scroll-row.tsx";
import { ProductCard } from "../ui/product/product-card.tsx";
import { CardActions } from "../ui/product/card-actions.tsx";
import { useAddToCart } from "./use-add-to-cart.ts";
import { useListActions } from "../visitor/use-list-actions.ts";
import { useVisitor } from "../visitor/visitor-store.tsx";

type ProductCardsProps<Item extends Product> = {
  products: readonly Item[];
  /**
   * A grid of cards, a horizontal row (`beside`, `scrollBeside`: next to a column; `narrow`: in such a column), or
   * a list of wide rows.
   */
  layout?: "grid" | "beside" | "narrow" | "scroll" | "scrollBeside" | "list";
  /** How many of the first cards are above the fold. */
  firstCount?: number;
  headingLevel?: "h2" | "h3";
  /** The label of a horizontal row. */
  label?: string;
  /** Notes of a sale on a product. */
  noteOf?: (product: Item) => ReactNode;
  /** Replaces the buttons on the images, and adds content below a card. */
  actionsOf?: (product: Item) => ReactNode;
  belowOf?: (product: Item) => ReactNode;
};

const LAYOUTS = {
  grid: "product-grid",
  beside: "grid grid-cols-2 gap-[clamp(0.625rem,0.4rem+1vw,1.25rem)] sm:grid-cols-3 xl:grid-cols-4",
  scroll:
    "-mx-4 auto-cols-[minmax(10.5rem,46%)] gap-3 px-4 py-1 scroll-px-4 sm:auto-cols-[minmax(12rem,30%)] lg:mx-0 lg:auto-cols-[calc((100%-4*1.25rem)/5)] lg:gap-5 lg:px-0 lg:scroll-px-0",
  scrollBeside:
    "-mx-4 auto-cols-[minmax(10.5rem,46%)] gap-3 px-4 py-1 scroll-px-4 sm:auto-cols-[minmax(12rem,30%)] lg:mx-0 lg:auto-cols-[calc((100%-2*1.25rem)/3)] lg:gap-5 lg:px-0 lg:py-0 lg:scroll-px-0 xl:auto-cols-[calc((100%-3*1.25rem)/4)]",
  narrow: "grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-2",
  list: "grid gap-3",
};

/** Product cards that add their product to the cart, or open the quick view if a choice is needed. */
export function ProductCards<Item extends Product>({
  products,
  layout = "grid",
  firstCount = 0,
  headingLevel = "h3",
  label = "",
  noteOf,
  actionsOf,
  belowOf,
}: ProductCardsProps<Item>) {
  const items = products.map((product, index) => (
    <li key={product.id} className={belowOf ? "flex flex-col [&>article]:h-auto [&>article]:grow" : undefined}>
      <ShownProduct
        product={product}
        layout={layout === "list" ? "row" : "card"}
        isFirst={index < firstCount}
        headingLevel={headingLevel}
        note={noteOf?.(product)}
        actions={actionsOf?.(product)}
      />
      {belowOf?.(product)}
    </li>
  ));
  if (layout === "scroll" || layout === "scrollBeside")
    return (
      <ScrollRow label={label} className={LAYOUTS[layout]}>
        {items}
      </ScrollRow>
    );
  return (
    <ul className={LAYOUTS[layout]}>
      {firstCount > 0 ? items.slice(0, firstCount) : items}
      {firstCount > 0 && <LatePart>{items.slice(firstCount)}</LatePart>}
    </ul>
  );
}

function ShownProduct({
  product,
  layout,
  isFirst,
  headingLevel,
  note,
  actions,
}: {
  product: Product;
  layout: "card" | "row";
  isFirst: boolean;
  headingLevel: "h2" | "h3";
  note: ReactNode;
  actions: ReactNode;
}) {
  const { addToCart, isPending } = useAddToCart();
  const lists = useListActions(product.id);
  const isAdded = useVisitor(({ addedIds }) => addedIds.includes(product.id));
  const taken = useVisitor((state) => state.taken[product.id] ?? 0);
  const quickView = useVisitor((state) => state.quickView);
  return (
    <ProductCard
      product={product}
      currentStock={Math.max(0, product.currentStock - taken)}
      isPending={isPending}
      isAdded={isAdded}
      layout={layout}
      isFirst={isFirst}
      headingLevel={headingLevel}
      note={note}
      actions={actions ?? <CardActions name={product.name} {...lists} />}
      onAdd={() => void addToCart({ product_id: product.id, quantity: product.minimumOrderQuantity })}
      onQuickView={() => quickView(product)}
    />
  );
}
