import { href } from "react-router";
import type { HomeSection } from "#domain/platform/home/home.ts";
import type { ProductCard } from "#domain/catalog/product/product.ts";
import { LiveSoldNote } from "#app/products/live-sold-note.tsx";
import { ProductCards } from "#app/products/product-cards.tsx";
import { CampaignCards } from "#app/ui/campaign/campaign-cards.tsx";
import { FlashSaleBand } from "#app/ui/campaign/flash-sale-band.tsx";
import { DealNote } from "#app/ui/campaign/sale-note.tsx";
import { PostCards } from "#app/ui/blog/post-cards.tsx";
import { BannerRow } from "#app/ui/home/banner-row.tsx";
import { BrandLinks } from "#app/ui/home/brand-links.tsx";
import { CategoryTiles } from "#app/ui/home/category-tiles.tsx";
import { GadgetRow } from "#app/ui/home/gadget-row.tsx";
import { ServiceStrip } from "#app/ui/home/service-strip.tsx";
import { ShopCards } from "#app/ui/home/shop-cards.tsx";
import { HomeSlider } from "#app/ui/home/slider.tsx";
import { VideoCards } from "#app/ui/home/video-cards.tsx";
import { Section } from "#app/ui/parts/section.tsx";
import { usePage } from "#app/ui/parts/page.tsx";
import { useSlideClicks } from "#app/content/use-slide-clicks.ts";
import { ViewedProducts } from "#app/visitor/viewed-products.tsx";
import { HomeTop } from "./home-top.tsx";

/** A rendered section of the home screen. */
export function HomePart({ section, onChangeDue }: { section: HomeSection; onChangeDue: () => void }) {
  const { t } = usePage();
  const countClick = useSlideClicks();
  switch (section.kind) {
    case "sliders":
      return (
        <HomeTop>
          <HomeSlider sliders={section.sliders} seconds={section.seconds} onOpen={(id) => countClick("sliders", id)} />
        </HomeTop>
      );
    case "services":
      return <ServiceStrip services={section.services} />;
    case "categories":
      return <CategoryTiles categories={section.categories} />;
    case "banners":
      return <BannerRow banners={section.banners} onOpen={(id) => countClick("banners", id)} />;
    case "flash_sale":
      return (
        <FlashSaleBand campaign={section.campaign} onChangeDue={onChangeDue}>
          <ProductCards
            products={section.products}
            layout="scroll"
            label={t("Flash sale")}
            noteOf={(product) => <LiveSoldNote product={product} />}
          />
        </FlashSaleBand>
      );
    case "daily_deals":
      return (
        <Section title={t("Daily deals")} to={href("/daily-deals")}>
          <ProductCards
            products={section.products}
            layout="scroll"
            label={t("Daily deals")}
            noteOf={(product) => <DealNote product={product} onEnd={onChangeDue} />}
          />
        </Section>
      );
    case "campaigns":
      return (
        <Section title={t("Campaigns")} to={href("/campaigns")}>
          <CampaignCards campaigns={section.campaigns} onChangeDue={onChangeDue} />
        </Section>
      );
    case "gadget":
      return (
        <GadgetRow category={section.category} banner={section.banner} onOpen={(id) => countClick("banners", id)}>
          <ProductCards
            products={section.products}
            layout={section.banner ? "scrollBeside" : "scroll"}
            label={section.category.name}
          />
        </GadgetRow>
      );
    case "videos":
      return <VideoCards videos={section.videos} />;
    case "blog":
      return (
        <Section title={t("From our blog")} to={href("/blogs")}>
          <PostCards posts={section.posts} headingLevel="h3" />
        </Section>
      );
    case "shops":
      return <ShopCards shops={section.shops} />;
    case "brands":
      return <BrandLinks brands={section.brands} />;
    case "viewed_products":
      return <ViewedProducts />;
    case "category_products": {
      const { name, slug } = section.category;
      return <Products title={name} to={href("/category/:slug", { slug })} products={section.products} />;
    }
    case "offers":
      return <Products title={t("Offers")} to={href("/offer/products")} products={section.products} />;
    case "best_selling":
      return <Products title={t("Best selling")} to={href("/best-selling/products")} products={section.products} />;
    case "newest":
      return <Products title={t("Just arrived")} to="/products?sort=newest" products={section.products} />;
    case "top_rated":
      return <Products title={t("Customer favorites")} to="/products?sort=top_rated" products={section.products} />;
  }
}

function Products({ title, to, products }: { title: string; to: string; products: readonly ProductCard[] }) {
  return (
    <Section title={title} to={to}>
      <ProductCards products={products} layout="scroll" label={title} />
    </Section>
  );
}
