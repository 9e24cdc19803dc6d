import type { ProductDetails } from "#domain/product/product.ts";
import { moneyFromMinor, type ShownMoney, toMajorUnits } from "#shared/money.ts";

type Addresses = { page: string; imageOf: (file: string) => string };

const SCHEMA = "https://schema.org";

/** A product as search engines read it: what it is, how it is rated, what it costs. */
export function productData(product: ProductDetails, addresses: Addresses): object {
  return {
    "@context": SCHEMA,
    "@type": "Product",
    name: product.name,
    description: product.shortDescription || product.description,
    image: product.gallery.map(addresses.imageOf),
    sku: product.variants[0]?.sku,
    category: product.categories.map(({ name }) => name).join(" > "),
    ...(product.brand && { brand: { "@type": "Brand", name: product.brand.name } }),
    ...(product.reviews.count > 0 && { aggregateRating: ratingOf(product) }),
    offers: offersOf(product, addresses.page),
  };
}

function ratingOf({ reviews }: ProductDetails): object {
  return {
    "@type": "AggregateRating",
    ratingValue: reviews.average,
    reviewCount: reviews.count,
    bestRating: 5,
    worstRating: 1,
  };
}

function offersOf(product: ProductDetails, url: string): object {
  const prices = product.variants.map(({ price }) => price).toSorted((one, other) => one.amount - other.amount);
  const lowest = prices[0] ?? product.price;
  const highest = prices.at(-1) ?? product.price;
  const common = {
    url,
    seller: { "@type": "Organization", name: product.productShop.name },
    priceCurrency: lowest.currency,
    availability: `${SCHEMA}/${product.currentStock > 0 ? "InStock" : "OutOfStock"}`,
    itemCondition: `${SCHEMA}/NewCondition`,
  };
  if (lowest.amount === highest.amount) return { "@type": "Offer", ...common, price: majorUnits(lowest) };
  return {
    "@type": "AggregateOffer",
    ...common,
    lowPrice: majorUnits(lowest),
    highPrice: majorUnits(highest),
    offerCount: product.variants.length,
  };
}

function majorUnits({ amount, currency }: ShownMoney): string {
  return toMajorUnits(moneyFromMinor(amount, currency));
}
