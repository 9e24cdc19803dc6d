import { useEffect } from "react";
import { useCall } from "../api-client/call.ts";
import { ProductCards } from "../products/product-cards.tsx";
import { Section } from "../ui/parts/section.tsx";
import { usePage } from "../ui/parts/page.tsx";
import { useVisitor } from "./visitor-store.tsx";

/**
 * This visitor's recently viewed products except the current one; loaded by a call, since cached pages contain no
 * visitor data.
 */
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
