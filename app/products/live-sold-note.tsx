import type { SaleProduct } from "#domain/pricing/campaign/campaign.ts";
import { SoldNote } from "../ui/campaign/sale-note.tsx";
import { useVisitor } from "../visitor/visitor-store.tsx";

/** How much of a flash-sale product is sold, as last heard. */
export function LiveSoldNote({ product }: { product: SaleProduct }) {
  const soldUnits = useVisitor((state) => state.soldUnits?.[product.id] ?? product.soldUnits);
  return <SoldNote product={{ ...product, soldUnits }} />;
}
