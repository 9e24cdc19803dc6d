import { useEffect, useRef } from "react";
import { useCall } from "../api-client/call.ts";
import { Section } from "../ui/parts/section.tsx";
import { usePage } from "../ui/parts/page.tsx";
import { ProductTiles } from "../ui/product/product-tiles.tsx";
import { useVisitor } from "./visitor-store.tsx";

/** This visitor's recently viewed products except the current one; the first come with the visitor's other data. */
export function ViewedProducts({ exceptId, className = "" }: { exceptId?: number; className?: string }) {
  const { t } = usePage();
  const call = useCall();
  const viewed = useVisitor((state) => state.viewedProducts);
  const currency = useVisitor((state) => state.activeCurrency?.code);
  const products = viewed?.filter(({ id }) => id !== exceptId) ?? [];

  const isLoaded = viewed !== null;
  const wasLoaded = useRef(isLoaded);

  useEffect(() => {
    const isNew = !wasLoaded.current;
    wasLoaded.current = isLoaded;
    // Those that have just come with the visitor's other data are as new as can be.
    if (!isLoaded || isNew) return;
    void call.get("/viewed-products", {}, { refusal: exceptId === undefined ? "error" : "none" });
  }, [call, isLoaded, currency, exceptId]);

  if (products.length === 0) return null;
  return (
    <Section title={t("Recently viewed")} className={className}>
      <ProductTiles products={products} label={t("Recently viewed")} />
    </Section>
  );
}
