import type { AggregateOffer, AggregateRating, Offer, Product, Review as ReviewData, WithContext } from "schema-dts";
import type { ProductDetails, Review } from "#domain/product/product.ts";
import { moneyFromMinor, type ShownMoney, toMajorUnits } from "#shared/money.ts";

type Addresses = { page: string; imageOf: (file: string) => string };

const MOST_REVIEWS = 5;

/** A product as search engines read it: what it is, how it is rated, what it costs. */
export function productData(product: ProductDetails, reviews: readonly Review[], addresses: Addresses) {
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    "@id": `${addresses.page}#product`,
    name: product.name,
    description: product.shortDescription || product.description,
    url: addresses.page,
    image: product.gallery.map(addresses.imageOf),
    sku: product.variants[0]?.sku ?? String(product.id),
    category: product.categories.map(({ name }) => name).join(" > "),
    ...(product.brand && { brand: { "@type": "Brand" as const, name: product.brand.name } }),
    ...(product.reviews.count > 0 && { aggregateRating: ratingOf(product), review: reviewsOf(reviews) }),
    offers: offersOf(product, addresses.page),
  } satisfies WithContext<Product>;
}

function ratingOf({ reviews }: ProductDetails) {
  return {
    "@type": "AggregateRating",
    ratingValue: reviews.average,
    reviewCount: reviews.count,
    bestRating: 5,
    worstRating: 1,
  } satisfies AggregateRating;
}

function reviewsOf(reviews: readonly Review[]) {
  return reviews.slice(0, MOST_REVIEWS).map(
    ({ author, stars, title, body, languageCode, createdAt }) =>
      ({
        "@type": "Review",
        author: { "@type": "Person", name: author },
        reviewRating: { "@type": "Rating", ratingValue: stars, bestRating: 5, worstRating: 1 },
        ...(title && { name: title }),
        reviewBody: body,
        inLanguage: languageCode,
        datePublished: createdAt.slice(0, "2026-01-31".length),
      }) satisfies ReviewData,
  );
}

function offersOf(product: ProductDetails, url: string) {
  const prices = product.variants.map(({ price }) => price).toSorted((one, other) => one.amount - other.amount);
  const lowest = prices[0] ?? product.price;
  const highest = prices.at(-1) ?? product.price;
  const availability =
    product.currentStock > 0 ? ("https://schema.org/InStock" as const) : ("https://schema.org/OutOfStock" as const);
  const common = {
    url,
    seller: { "@type": "Organization" as const, name: product.productShop.name },
    priceCurrency: lowest.currency,
    availability,
    itemCondition: "https://schema.org/NewCondition" as const,
    ...(product.priceValidUntil && { priceValidUntil: product.priceValidUntil }),
  };
  if (lowest.amount === highest.amount)
    return { "@type": "Offer", ...common, price: majorUnits(lowest) } satisfies Offer;
  return {
    "@type": "AggregateOffer",
    ...common,
    lowPrice: majorUnits(lowest),
    highPrice: majorUnits(highest),
    offerCount: product.variants.length,
  } satisfies AggregateOffer;
}

function majorUnits({ amount, currency }: ShownMoney): string {
  return toMajorUnits(moneyFromMinor(amount, currency));
}
