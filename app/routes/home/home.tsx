import type { Route } from "./+types/home";
import type { HomeSection } from "#domain/home/home.ts";
import { getHome } from "#domain/home/get-home.ts";
import { contextOf } from "#app/context.ts";
import { ProductCards } from "#app/product-cards.tsx";
import { dependsOn } from "#app/revalidation.ts";
import { BannerRow } from "#app/ui/home/banner-row.tsx";
import { BrandLinks } from "#app/ui/home/brand-links.tsx";
import { CategoryTiles } from "#app/ui/home/category-tiles.tsx";
import { ServiceStrip } from "#app/ui/home/service-strip.tsx";
import { ShopCards } from "#app/ui/home/shop-cards.tsx";
import { HomeSlider } from "#app/ui/home/slider.tsx";
import { Section } from "#app/ui/parts/section.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { DocumentHead } from "#app/ui/shell/document-head.tsx";
import { ViewedProducts } from "./viewed-products.tsx";

export const shouldRevalidate = dependsOn("currency", "ship_to", "session");

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = contextOf(context);
  return { sections: await getHome(ctx), tagline: ctx.settings.shopTagline };
}

export default function Home({ loaderData: { sections, tagline } }: Route.ComponentProps) {
  const { t, shopName, baseUrl } = usePage();
  return (
    <>
      <DocumentHead description={t(tagline)} structuredData={organization(shopName, baseUrl)} />
      <h1 className="sr-only">
        {shopName}: {t(tagline)}
      </h1>
      <div className="space-y-10 pb-4 lg:space-y-14">
        {sections.map((section) => (
          <HomePart key={section.id} section={section} />
        ))}
      </div>
    </>
  );
}

function HomePart({ section }: { section: HomeSection }) {
  const { t } = usePage();
  switch (section.kind) {
    case "sliders":
      return <HomeSlider sliders={section.sliders} />;
    case "services":
      return <ServiceStrip services={section.services} />;
    case "categories":
      return <CategoryTiles categories={section.categories} />;
    case "banners":
      return <BannerRow banners={section.banners} />;
    case "shops":
      return <ShopCards shops={section.shops} />;
    case "brands":
      return <BrandLinks brands={section.brands} />;
    case "viewed_products":
      return <ViewedProducts />;
    case "category_products":
      return (
        <Section title={section.category.name} to={`/category/${section.category.slug}`}>
          <ProductCards products={section.products} layout="scroll" label={section.category.name} />
        </Section>
      );
    case "offers":
      return <Products title={t("Offers")} products={section.products} />;
    case "best_selling":
      return <Products title={t("Best selling")} to="/products?sort=top_selling" products={section.products} />;
    case "newest":
      return <Products title={t("Just arrived")} to="/products?sort=newest" products={section.products} />;
    case "top_rated":
      return <Products title={t("Loved by shoppers")} to="/products?sort=top_rated" products={section.products} />;
  }
}

function Products({
  title,
  to,
  products,
}: {
  title: string;
  to?: string;
  products: Extract<HomeSection, { products: unknown }>["products"];
}) {
  return (
    <Section title={title} {...(to ? { to } : {})}>
      <ProductCards products={products} layout="scroll" label={title} />
    </Section>
  );
}

function organization(name: string, url: string): object {
  return {
    "@context": "https://schema.org",
    "@graph": [
      { "@type": "Organization", "@id": `${url}#organization`, name, url },
      {
        "@type": "WebSite",
        name,
        url,
        publisher: { "@id": `${url}#organization` },
        potentialAction: {
          "@type": "SearchAction",
          target: `${url}products?q={search_term_string}`,
          "query-input": "required name=search_term_string",
        },
      },
    ],
  };
}
