import { useEffect, useState } from "react";
import type { ProductDetails } from "#domain/catalog/product/product.ts";
import { countryName } from "#shared/country-name.ts";
import { fromWire } from "#shared/wire.ts";
import { useCall } from "#app/api-client/call.ts";
import { usePage } from "#app/ui/parts/page.tsx";
import { useVisitor } from "#app/visitor/visitor-store.tsx";
import type { ProductScreenData } from "./load-product-screen.server.ts";

type Delivery = ProductDetails["delivery"];

/** The page has the delivery to the shop's own country; to the visitor's, if it is another, it comes by a call. */
export function useDelivery(product: ProductDetails, { shipTo, country }: ProductScreenData["terms"]) {
  const call = useCall();
  const { language } = usePage();
  const chosen = useVisitor((state) => state.shipTo);
  const currency = useVisitor((state) => state.activeCurrency?.code);
  const key = `${product.slug} ${chosen} ${currency}`;
  const [loaded, setLoaded] = useState<{ key: string; delivery: Delivery } | null>(null);
  const isOther = chosen !== "" && chosen !== shipTo;

  useEffect(() => {
    if (!isOther) return;
    let isOver = false;
    const input = { param: { slug: product.slug }, query: {} };
    void call.get("/home/product-details/:slug", input, { refusal: "none" }).then((outcome) => {
      if (outcome.ok && !isOver)
        setLoaded({ key, delivery: fromWire<ProductDetails>(outcome.answer.product).delivery });
    });
    return () => {
      isOver = true;
    };
  }, [call, isOther, key, product.slug]);

  return isOther && loaded?.key === key
    ? { delivery: loaded.delivery, country: countryName(language.code, chosen) }
    : { delivery: product.delivery, country };
}
