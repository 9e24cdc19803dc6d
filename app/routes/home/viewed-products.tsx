import { useEffect } from "react";
import { useCall } from "#app/call.ts";
import { ProductCards } from "#app/product-cards.tsx";
import { Section } from "#app/ui/parts/section.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { useVisitor } from "#app/visitor-store.tsx";

/** What this visitor looked at; it belongs to nobody's kept page, so it comes by a call. */
export function ViewedProducts() {
  const { t } = usePage();
  const call = useCall();
  const products = useVisitor((state) => state.viewedProducts);
  const currency = useVisitor((state) => state.activeCurrency?.code);

  useEffect(() => {
    void call.get("/viewed-products", {});
  }, [call, currency]);

  if (!products || products.length === 0) return null;
  return (
    <Section title={t("You looked at")}>
      <ProductCards products={products} layout="scroll" label={t("You looked at")} />
    </Section>
  );
}
