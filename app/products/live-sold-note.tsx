import type { SaleProduct } from "#domain/pricing/campaign/campaign.ts";
import { SoldNote } from "../ui/campaign/sale-note.tsx";
import { useVisitor } from "../visitor/visitor-store.tsx";

/** The sold share of a flash-sale product, updated live. */
export function LiveSoldNote({ product }: { product: SaleProduct }) {
  const soldUnits = useVisitor((state) => state.soldUnits?.[product.id] ?? product.soldUnits);
  return <SoldNote product={{ ...product, soldUnits }} />;
}
