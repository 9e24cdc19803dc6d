import { useEffect } from "react";
import { useCall } from "../api-client/call.ts";
import { ProductCards } from "../products/product-cards.tsx";
import { Section } from "../ui/parts/section.tsx";
import { usePage } from "../ui/parts/page.tsx";
import { useVisitor } from "./visitor-store.tsx";

/** What this visitor looked at, but for the product that is on the screen; it belongs to nobody's cached page, so it comes by a call. */
export function ViewedProducts({ exceptId, className = "" }: { exceptId?: number; className?: string }) {
  const { t } = usePage();
  const call = useCall();
  const viewed = useVisitor((state) => state.viewedProducts);
  const currency = useVisitor((state) => state.activeCurrency?.code);
  const products = viewed?.filter(({ id }) => id !== exceptId) ?? [];

  useEffect(() => {
    void call.get("/viewed-products", {}, { refusal: exceptId === undefined ? "error" : "none" });
  }, [call, currency, exceptId]);

  if (products.length === 0) return null;
  return (
    <Section title={t("Recently viewed")} className={className}>
      <ProductCards products={products} layout="scroll" label={t("Recently viewed")} />
    </Section>
  );
}
