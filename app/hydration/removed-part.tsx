import type { ProductCard } from "#domain/catalog/product/product.ts";
import type { SlugSubject } from "#domain/catalog/slug-change/slug-change.ts";
import { ProductCards } from "../products/product-cards.tsx";
import { ButtonLink } from "../ui/parts/button.tsx";
import { EmptyState } from "../ui/parts/empty-state.tsx";
import { usePage } from "../ui/parts/page.tsx";
import { Section } from "../ui/parts/section.tsx";
import { DocumentHead } from "../ui/shell/document-head.tsx";

/** Something that was deleted, and what the shop offers instead. */
export type GoneThing = { subject: SlugSubject; products: ProductCard[] };

export function GonePart({ subject, products }: GoneThing) {
  const { t } = usePage();
  return (
    <>
      <DocumentHead title={t("No longer available")} isHidden />
      <EmptyState
        isHeading
        icon="compass"
        title={subject === "product" ? t("This product is no longer available") : t("This page no longer exists")}
        text={t("It's no longer available, but you may like one of these.")}
      >
        <ButtonLink to="/products">{t("All products")}</ButtonLink>
        <ButtonLink to="/" variant="secondary">
          {t("Back to home")}
        </ButtonLink>
      </EmptyState>
      {products.length > 0 && (
        <Section title={t("You may also like")}>
          <ProductCards products={products} />
        </Section>
      )}
    </>
  );
}
